import { readClientAddress } from '@/server/http/client-address';
import { requireUser, route } from '@/server/http/route';

export const searchDeskRoutes = [
  route('listCountedSearches', ({ input, services }) => services.searchDesk.listCountedSearches(input.query)),
  route('listSearchRules', ({ input, services }) => services.searchDesk.listSearchRules(input.query)),
  route('createSearchRule', (context) =>
    context.services.searchDesk.createSearchRule(requireUser(context), context.input.body),
  ),
  route('updateSearchRule', (context) => {
    const { params, body } = context.input;
    return context.services.searchDesk.updateSearchRule(requireUser(context), params.id, body);
  }),
  route('endSearchRule', async (context) => {
    await context.services.searchDesk.endSearchRule(requireUser(context), context.input.params.id);
    return null;
  }),
  route('previewSearch', ({ input, services }) => services.searchDesk.previewSearch(input.body)),
  route('countSearchChoice', ({ input, services, c }) => {
    services.searchChoices.record(input.body, readClientAddress(c, services.env));
    return Promise.resolve(null);
  }),
];
