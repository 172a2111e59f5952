import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { call } from '@/client/call';
import { ExportButton } from '../kit/export-button';
import { useListAddress } from '../kit/use-list-address';
import { PRODUCT_FILTERS, productListInput } from './product-filters';

/** The packs of the list with its filters, in the columns that the import reads. */
export function ProductExport() {
  const { values } = useListAddress(DASHBOARD_ROUTES.products, PRODUCT_FILTERS);
  const { pagina: _, ...query } = productListInput(values);
  return <ExportButton fileName="produtos" load={() => call('exportProducts', { query })} />;
}
