import { limitByAddress } from '@/server/http/limit-by-address';
import { route } from '@/server/http/route';

/** A form asks once for every CEP that is typed; more calls would copy the directory. */
export const CEPS_PER_ADDRESS = { limit: 60, windowSeconds: 60 };

export const addressesRoutes = [
  route('findAddress', async (context) => {
    await limitByAddress(context, 'cep', CEPS_PER_ADDRESS);
    return context.services.addresses.findAddress(context.input.params.cep);
  }),
];
