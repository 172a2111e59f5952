import type { Brand } from '@config/brands/brand';
import { findPaymentFault, type Env } from '@/env';
import type { Clock } from '@/server/ports/clock';
import { createFakeGateway } from './fake-gateway';
import type { PaymentGateway } from './gateway';
import { createGetnetGateway } from './getnet/getnet-gateway';

/**
 * The acquirer that the environment names.
 * @throws Error naming every variable that is missing for it, or why it may not be the simulated one
 */
export function createGateway(
  env: Env,
  brand: Brand,
  clock: Clock,
  log: { info(fields: object, message: string): void },
): PaymentGateway {
  const fault = findPaymentFault(env);
  if (fault) throw new Error(`${fault}. See .env.example and docs/payments.md.`);
  if (env.PAYMENT_GATEWAY === 'fake') return createFakeGateway({ brand, clock });
  log.info({ gateway: 'getnet', url: env.GETNET_URL }, 'payments go through Getnet');
  return createGetnetGateway({
    credentials: {
      url: env.GETNET_URL,
      clientId: env.GETNET_CLIENT_ID,
      clientSecret: env.GETNET_CLIENT_SECRET,
      sellerId: env.GETNET_SELLER_ID,
    },
    brand,
    clock,
  });
}
