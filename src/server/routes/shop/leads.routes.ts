import { readClientAddress } from '@/server/http/client-address';
import { requireUser, route } from '@/server/http/route';

export const leadsRoutes = [
  route('createLeadToken', async ({ services }) => services.leads.createLeadToken()),
  route('createLead', ({ input, services, c }) =>
    services.leads.createLead(input.body, readClientAddress(c, services.env), c.var.user?.id),
  ),
  route('listLeads', ({ input, services }) => services.leads.listLeads(input.query)),
  route('updateLead', (context) =>
    context.services.leads.updateLead(context.input.params.id, context.input.body, requireUser(context)),
  ),
];
