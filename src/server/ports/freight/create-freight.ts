import type { Brand } from '@config/brands/brand';
import freight from '@config/freight.json';
import type { Env } from '@/env';
import type { Clock } from '@/server/ports/clock';
import type { Metrics } from '@/server/ports/metrics/metrics';
import { createBrokeredFreight } from './brokered-freight';
import type { FreightProvider } from './freight-provider';
import { createMelhorEnvio } from './melhor-envio';
import { tableFreight } from './table-freight';

interface Dependencies {
  env: Pick<Env, 'MELHOR_ENVIO_TOKEN' | 'MELHOR_ENVIO_URL'>;
  brand: Brand;
  clock: Clock;
  log: { warn(fields: object, message: string): void };
  metrics?: Metrics;
}

/** The freight provider of this shop: its table, with the broker in front of it when a token is set. */
export function createFreight({ env, brand, clock, log, metrics }: Dependencies): FreightProvider {
  if (!env.MELHOR_ENVIO_TOKEN) return tableFreight;
  const broker = createMelhorEnvio({
    url: env.MELHOR_ENVIO_URL,
    token: env.MELHOR_ENVIO_TOKEN,
    contact: { name: brand.name, email: brand.company.email },
    from: freight.origin.postalCode,
  });
  return createBrokeredFreight({ broker, clock, log, metrics });
}
