import { readClientAddress } from '@/server/http/client-address';
import { addDeviceToken, readDeviceTokens } from '@/server/http/device-cookie';
import { limitByUser } from '@/server/http/limit-by-user';
import { requireUser, route, type RouteContext } from '@/server/http/route';
import { bearerOf, setXsrfCookie } from '@/server/http/security';
import { USER_LIMITS } from '@/server/http/user-limits';
import type { EndpointName } from '@/contract/endpoints';
import type { SessionOrigin, SignIn } from '@/server/domains/users/sign-in/sessions.service';

const readOrigin = ({ c, services }: Pick<RouteContext<EndpointName>, 'c' | 'services'>): SessionOrigin => ({
  agent: c.req.header('user-agent') ?? null,
  address: readClientAddress(c, services.env),
  deviceTokens: readDeviceTokens(c),
});

/** Sets the cookies of a sign-in; the token itself is the body of the answer. */
function handOver({ c }: Pick<RouteContext<EndpointName>, 'c'>, { token, deviceToken }: SignIn): string {
  setXsrfCookie(c, token);
  if (deviceToken) addDeviceToken(c, deviceToken);
  return token;
}

export const usersRoutes = [
  route('login', async (context) =>
    handOver(context, await context.services.users.login(context.input.body, readOrigin(context))),
  ),
  route('register', async (context) =>
    handOver(context, await context.services.users.register(context.input.body, readOrigin(context))),
  ),
  route('confirmEmail', async (context) => {
    await context.services.users.confirmEmail(requireUser(context).id, context.input.body);
    return null;
  }),
  route('requestEmailConfirmation', async (context) => {
    const { locale } = context.input.body;
    await context.services.users.requestEmailConfirmation(requireUser(context).id, locale);
    return null;
  }),
  route('requestPasswordReset', async (context) => {
    await context.services.users.requestPasswordReset(context.input.body, readOrigin(context));
    return null;
  }),
  route('resetPassword', async (context) => {
    const { body } = context.input;
    addDeviceToken(context.c, await context.services.users.resetPassword(body, readOrigin(context)));
    return null;
  }),
  route('changePassword', async (context) => {
    const user = requireUser(context);
    const { body } = context.input;
    return handOver(context, await context.services.users.changePassword(user, body, readOrigin(context)));
  }),
  route('confirmPassword', async (context) => {
    const { password } = context.input.body;
    const user = requireUser(context);
    const token = await context.services.users.confirmPassword(user, password, readOrigin(context));
    setXsrfCookie(context.c, token);
    return token;
  }),
  route('listOwnSessions', (context) => context.services.sessions.listOwnSessions(requireUser(context))),
  route('deleteOwnSession', async (context) => {
    await context.services.sessions.revokeOwn(requireUser(context).id, context.input.params.id);
    return null;
  }),
  route('logout', async (context) => {
    await context.services.users.logout(requireUser(context), { all: context.input.query.all === 'true' });
    return null;
  }),
  route('getSelf', async (context) => {
    const token = bearerOf(context.c.req.header('authorization'));
    if (token) setXsrfCookie(context.c, token);
    return context.services.users.getSelf(requireUser(context));
  }),
  route('deleteSelf', async (context) => {
    await context.services.users.deleteSelf(requireUser(context).id, context.input.body.password);
    return null;
  }),
  route('exportSelf', (context) => context.services.users.exportSelf(requireUser(context).id)),
  route('getOwnConsents', (context) => context.services.users.getOwnConsents(requireUser(context).id)),
  route('updateOwnConsents', (context) =>
    context.services.users.updateOwnConsents(requireUser(context).id, context.input.body),
  ),
  route('getOwnDetails', async (context) => context.services.users.getOwnDetails(requireUser(context).id)),
  route('updateOwnDetails', async (context) =>
    context.services.users.updateOwnDetails(requireUser(context).id, context.input.body),
  ),
  route('listOwnAddresses', async (context) =>
    context.services.users.listOwnAddresses(requireUser(context).id),
  ),
  route('createOwnAddress', async (context) => {
    await limitByUser(context, 'addresses', USER_LIMITS.addresses);
    return context.services.users.createOwnAddress(requireUser(context).id, context.input.body);
  }),
  route('updateOwnAddress', async (context) => {
    await limitByUser(context, 'addresses', USER_LIMITS.addresses);
    const { id } = context.input.params;
    return context.services.users.updateOwnAddress(requireUser(context).id, id, context.input.body);
  }),
  route('deleteOwnAddress', async (context) => {
    await limitByUser(context, 'addresses', USER_LIMITS.addresses);
    await context.services.users.deleteOwnAddress(requireUser(context).id, context.input.params.id);
    return null;
  }),
];
