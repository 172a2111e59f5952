import type { ColumnDef } from '@tanstack/react-table';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/money';
import { PictureImage } from '@/components/ui/picture-image';
import { RowLink } from '@/components/ui/row-link';
import type { ManagedProductSummary } from '@/contract/schemas/managed-products';
import { ProductStateBadge } from './product-state-badge';

type Sort = 'nome' | 'estoque' | 'vendidos';

interface ColumnOptions {
  hrefOf: (id: string) => string;
  sortHref: (sort: Sort) => string;
  /** The order the list stands in; '' is the usual one. */
  sort: string;
}

/** The columns of the list of products. */
export function useProductColumns({
  hrefOf,
  sortHref,
  sort,
}: ColumnOptions): ColumnDef<ManagedProductSummary>[] {
  const { t } = useTranslation(['manage-products', 'common']);
  /** Names and stock run up, sold units down: what each is looked for by. */
  const sorting = (name: Sort, direction: 'ascending' | 'descending') => ({
    sortHref: sortHref(name),
    ...(sort === name && { sorted: direction }),
  });
  return [
    {
      id: 'title',
      header: t('table.product'),
      meta: { isTitle: true, ...sorting('nome', 'ascending') },
      cell: ({ row: { original } }) => (
        <span className="flex min-w-0 items-center gap-3">
          <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-sm bg-tile text-muted print:hidden">
            {original.picture ? (
              <PictureImage
                picture={original.picture}
                sizes="44px"
                alt=""
                className="size-11 object-contain"
              />
            ) : (
              <Icon name="package" />
            )}
          </span>
          <span className="min-w-0 leading-tight">
            <RowLink href={hrefOf(original.id)} inPlace>
              <span lang="pt-BR" dir="auto">
                {original.title}
              </span>
            </RowLink>
            <span lang="pt-BR" dir="auto" className="block text-sm text-muted">
              {[
                original.lineName,
                t('table.packs', { count: original.variationCount }),
                original.saleClass !== 'livre' && t(`common:saleClass.${original.saleClass}`),
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
      cell: ({ row: { original } }) => <ProductStateBadge {...original} />,
    },
    {
      id: 'price',
      header: t('table.price'),
      meta: { align: 'end' },
      cell: ({ row: { original } }) => (
        <span dir="ltr" className="whitespace-nowrap">
          <Money value={original.priceFrom} />
          {original.priceTo > original.priceFrom && (
            <>
              {' – '}
              <Money value={original.priceTo} />
            </>
          )}
        </span>
      ),
    },
    {
      id: 'stock',
      header: t('table.stock'),
      meta: { align: 'end', ...sorting('estoque', 'ascending') },
      cell: ({ row: { original } }) => (
        <span className="inline-flex items-center gap-1.5 tabular-nums">
          {original.lowStockCount > 0 && (
            <span className="inline-flex items-center gap-1 text-sm font-semibold text-warn">
              <Icon name="warning" className="size-4" />
              {t('table.low', { count: original.lowStockCount })}
            </span>
          )}
          {original.stock}
        </span>
      ),
    },
    {
      id: 'sold',
      header: t('table.sold'),
      meta: { align: 'end', ...sorting('vendidos', 'descending') },
      cell: ({ row: { original } }) => <span className="tabular-nums">{original.soldCount}</span>,
    },
  ];
}
