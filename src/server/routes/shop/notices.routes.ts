import { readClientAddress } from '@/server/http/client-address';
import { route } from '@/server/http/route';

export const noticesRoutes = [
  route('createStockNotice', async ({ input, services, c }) => {
    const address = readClientAddress(c, services.env);
    await services.notices.createStockNotice(input.body, address, c.var.user?.id);
    return null;
  }),
];
