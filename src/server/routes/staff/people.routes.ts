import { requireUser, route } from '@/server/http/route';

/** Registered after the routes under `/user/self`, which `/user/{id}` would answer too. */
export const peopleRoutes = [
  route('setRepresentante', (context) =>
    context.services.people.setRepresentante(requireUser(context), context.input.body),
  ),
  route('listUsers', (context) =>
    context.services.people.listUsers(requireUser(context), context.input.query),
  ),
  route('getOwnRepresentativeFigures', (context) =>
    context.services.people.getOwnRepresentativeFigures(requireUser(context)),
  ),
  route('getUser', (context) =>
    context.services.people.getUser(requireUser(context), context.input.params.id),
  ),
  route('updateUser', (context) =>
    context.services.people.updateUser(requireUser(context), context.input.params.id, context.input.body),
  ),
  route('followRedirect', ({ input, services }) => services.people.resolveRedirect(input.params.code)),
];
