import { DASHBOARD_ROUTES } from '@config/dashboard-routes';
import { call } from '@/client/call';
import { ExportButton } from '../kit/export-button';
import { PrintButton } from '../kit/print-button';
import { useListAddress } from '../kit/use-list-address';
import { LEAD_FILTERS, toLeadQuery } from './leads.queries';

/** The whole list of messages, as it is filtered, as a file or on paper. */
export function LeadTools() {
  const { values } = useListAddress(DASHBOARD_ROUTES.leads, LEAD_FILTERS);
  const query = toLeadQuery(values);
  return (
    <>
      <ExportButton fileName="contatos" load={() => call('exportLeads', { query })} />
      <PrintButton />
    </>
  );
}
