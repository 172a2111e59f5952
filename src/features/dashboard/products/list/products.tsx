import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { hasPermission } from '@config/has-permission';
import { CATALOGUE_LOCALE } from '@config/locales';
import { call } from '@/client/call';
import { ButtonLink } from '@/components/ui/button-link';
import { FilterSelect } from '@/components/ui/filters/filter-select';
import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/money';
import { PictureImage } from '@/components/ui/picture-image';
import { MANAGED_PRODUCT_SORTS, PUBLICATION_STATES } from '@/contract/constants';
import { editorChoicesQuery } from '../../editor/choices.queries';
import { defineResource } from '../../resource/define-resource';
import { lazySheet } from '../../resource/sheet-skeleton';
import { PublicationBadge } from '../../kit/publication-badge';
import { ProductBulk } from './product-bulk';

const ProductSheet = lazySheet(() => import('./product-sheet').then((module) => module.ProductSheet));

const STOCK_FILTERS = ['baixo', 'zerado'] as const;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Stock moves while people buy. */
const REFETCH_MS = 60_000;

interface CategoryFilterProps {
  value: string;
  onChoose: (slug: string) => void;
}

function CategoryFilter(props: CategoryFilterProps) {
  const { t } = useTranslation('manage-products');
  const { data } = useQuery(editorChoicesQuery);
  return (
    <FilterSelect
      {...props}
      label={t('filters.category')}
      any={t('filters.anyCategory')}
      options={(data?.categories ?? []).map(({ slug, name }) => ({ value: slug, text: name }))}
    />
  );
}

/** Products of every state. */
export const products = defineResource({
  endpoint: 'listManagedProducts',
  path: DASHBOARD_ROUTES.products,
  permission: 'products.write',
  texts: ['manage-products', 'common', 'manage'],
  title: (t) => t('list.title'),
  filters: {
    q: null,
    situacao: PUBLICATION_STATES,
    categoria: (text) => (SLUG.test(text) ? text : null),
    estoque: STOCK_FILTERS,
    ordem: MANAGED_PRODUCT_SORTS,
  },
  refetchMs: REFETCH_MS,
  idOf: ({ id }) => id,
  newItem: { href: DASHBOARD_ROUTES.newProduct, label: (t) => t('list.new') },
  actions: (t) => (
    <ButtonLink size="sm" tone="outline" href={DASHBOARD_ROUTES.productImport}>
      <Icon name="upload" />
      {t('list.import')}
    </ButtonLink>
  ),
  exports: { fileName: 'produtos', load: (query) => call('exportProducts', { query }) },
  view({ t, user, address: { values, hrefOf, filter }, link }) {
    /** Names and stock run up, sold units down: what each is looked for by. */
    const sorting = (ordem: 'nome' | 'estoque' | 'vendidos', direction: 'ascending' | 'descending') => ({
      sortHref: hrefOf({ ordem, pagina: 1 }),
      ...(values.ordem === ordem && { sorted: direction }),
    });
    return {
      empty: t('list.empty'),
      filter: {
        label: t('filters.label'),
        search: { name: 'q', label: t('filters.search'), placeholder: t('filters.searchHint') },
        choices: [
          {
            name: 'situacao',
            label: t('filters.state'),
            any: t('filters.anyState'),
            options: PUBLICATION_STATES.map((value) => ({ value, text: t(`manage:publication.${value}`) })),
          },
          {
            name: 'estoque',
            label: t('filters.stock'),
            any: t('filters.anyStock'),
            options: STOCK_FILTERS.map((value) => ({ value, text: t(`filters.stock_${value}`) })),
          },
          {
            name: 'ordem',
            label: t('filters.sort'),
            any: t('filters.anySort'),
            options: MANAGED_PRODUCT_SORTS.map((value) => ({ value, text: t(`filters.sort_${value}`) })),
          },
        ],
        more: <CategoryFilter value={values.categoria} onChoose={(categoria) => filter({ categoria })} />,
      },
      columns: [
        {
          id: 'title',
          header: t('table.product'),
          isTitle: true,
          ...sorting('nome', 'ascending'),
          cell: (row) => (
            <span className="flex min-w-0 items-center gap-3">
              <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-sm bg-tile text-muted print:hidden">
                {row.picture ? (
                  <PictureImage
                    picture={row.picture}
                    sizes="44px"
                    alt=""
                    className="size-11 object-contain"
                  />
                ) : (
                  <Icon name="package" />
                )}
              </span>
              <span lang={CATALOGUE_LOCALE} className="min-w-0 leading-tight">
                {link(row, <span dir="auto">{row.title}</span>)}
                <span dir="auto" className="block text-sm text-muted">
                  {[
                    row.lineName,
                    t('table.packs', { count: row.variationCount }),
                    row.saleClass !== 'livre' && t(`common:saleClass.${row.saleClass}`),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </span>
          ),
        },
        {
          id: 'state',
          header: t('table.state'),
          cell: ({ state, publishAt }) => <PublicationBadge state={state} at={publishAt} />,
        },
        {
          id: 'price',
          header: t('table.price'),
          align: 'end',
          cell: ({ priceFrom, priceTo }) => (
            <span dir="ltr" className="whitespace-nowrap">
              <Money value={priceFrom} />
              {priceTo > priceFrom && ' – '}
              {priceTo > priceFrom && <Money value={priceTo} />}
            </span>
          ),
        },
        {
          id: 'stock',
          header: t('table.stock'),
          align: 'end',
          ...sorting('estoque', 'ascending'),
          cell: ({ stock, lowStockCount }) => (
            <span className="inline-flex items-center gap-1.5 tabular-nums">
              {lowStockCount > 0 && (
                <span className="inline-flex items-center gap-1 text-sm font-semibold whitespace-nowrap text-warn">
                  <Icon name="warning" className="size-4" />
                  {t('table.low', { count: lowStockCount })}
                </span>
              )}
              {stock}
            </span>
          ),
        },
        {
          id: 'sold',
          header: t('table.sold'),
          ...sorting('vendidos', 'descending'),
          count: ({ soldCount }) => soldCount,
        },
      ],
      bulk: {
        allLabel: t('list.selectAll'),
        rowLabel: ({ title }) => t('list.select', { title }),
        bar: (chosen, clear) => <ProductBulk products={chosen} onDone={clear} />,
      },
      sheet: {
        title: (_, row) => (
          <span lang={CATALOGUE_LOCALE} dir="auto">
            {row?.title ?? t('sheet.title')}
          </span>
        ),
        byId: (id, { onDone, onDirty }) => (
          <ProductSheet
            id={id}
            onGone={onDone}
            onDirty={onDirty}
            seesOrders={hasPermission(user, 'orders.read')}
          />
        ),
      },
    };
  },
});
