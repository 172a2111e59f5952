import { useQuery } from '@tanstack/react-query';
import type { RowSelectionState } from '@tanstack/react-table';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { DataTable } from '@/components/ui/data-table';
import { ListBody } from '../kit/list-body';
import { SideSheet } from '../kit/side-sheet';
import { useListAddress } from '../kit/use-list-address';
import { ProductBulk } from './product-bulk';
import { useProductColumns } from './product-columns';
import { ProductFilterBar } from './product-filter-bar';
import { PRODUCT_FILTERS, productListInput } from './product-filters';
import { ProductSheet } from './product-sheet';
import { productListQuery } from './products.queries';

const PATH = DASHBOARD_ROUTES.products;

/**
 * Products of every state; filters, page and the open one live in the address.
 * @param props.seesOrders whether the person may see who holds what is reserved
 */
export function ProductList({ seesOrders }: { seesOrders: boolean }) {
  const { t } = useTranslation('manage-products');
  const { values, isFiltered, hrefOf, filter, open } = useListAddress(PATH, PRODUCT_FILTERS);
  const [selected, setSelected] = useState<RowSelectionState>({});
  const { data, error, refetch } = useQuery(productListQuery(productListInput(values)));
  const columns = useProductColumns({
    hrefOf: (aberto) => hrefOf({ aberto }),
    sortHref: (ordem) => hrefOf({ ordem, pagina: 1 }),
    sort: values.ordem,
  });
  // Only what is on the screen can be acted on: nobody publishes what they do not see.
  const chosen = (data?.items ?? []).filter(({ id }) => selected[id]);
  const titleOf = (id: string) => data?.items.find((item) => item.id === id)?.title;
  return (
    <div className="grid gap-3">
      <ProductFilterBar values={values} onChange={filter} />
      <ListBody
        data={data}
        error={error}
        onRetry={() => void refetch()}
        isFiltered={isFiltered}
        path={PATH}
        hrefOf={hrefOf}
        empty={t('list.empty')}
      >
        <DataTable
          columns={columns}
          rows={data?.items}
          idOf={({ id }) => id}
          caption={t('list.title')}
          openId={values.aberto}
          selection={{
            selected,
            onSelect: setSelected,
            allLabel: t('list.selectAll'),
            rowLabel: ({ title }) => t('list.select', { title }),
          }}
        />
      </ListBody>
      <ProductBulk products={chosen} onDone={() => setSelected({})} />
      <SideSheet
        id={values.aberto}
        title={(id) => (
          <span lang="pt-BR" dir="auto">
            {titleOf(id) ?? t('sheet.title')}
          </span>
        )}
        onClose={() => open(null)}
      >
        {(id) => <ProductSheet id={id} onGone={() => open(null)} seesOrders={seesOrders} />}
      </SideSheet>
    </div>
  );
}
