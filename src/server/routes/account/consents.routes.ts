import { readClientAddress } from '@/server/http/client-address';
import { route } from '@/server/http/route';

export const consentsRoutes = [
  route('createConsent', async ({ input, user, services, c }) => {
    await services.consents.createConsent(input.body, {
      address: readClientAddress(c, services.env),
      userId: user?.id ?? null,
    });
    return null;
  }),
];
