import { readClientAddress } from '@/server/http/client-address';
import { route } from '@/server/http/route';

export const noticesRoutes = [
  route('createStockNotice', async ({ input, services, c }) => {
    await services.notices.createStockNotice(input.body, readClientAddress(c, services.env));
    return null;
  }),
];
