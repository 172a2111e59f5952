import type { Brand } from '@config/brands/brand';
import type { Env } from '@/env';
import type { Db } from '@/server/db/client';
import type { Clock } from '@/server/ports/clock';
import type { PaymentGateway } from '@/server/ports/payments/gateway';
import type { Metrics } from '@/server/ports/metrics/metrics';
import type { Log } from '@/server/ports/log';
import type { CardTries } from '@/server/domains/payments/card-tries';
import type { PreparedCards } from '@/server/domains/payments/prepared-cards';
import type { OrderMails } from './mails/order-mails';

/** The dependencies of everything that happens to an order. */
export interface OrderContext {
  db: Db;
  brand: Brand;
  clock: Clock;
  gateway: PaymentGateway;
  log: Log;
  mails: OrderMails;
  cardTries: CardTries;
  preparedCards: PreparedCards;
  env: Pick<Env, 'UNPAID_ORDERS_MAX'>;
  /** Makes keyed hashes of what must not be stored. */
  secret: string;
  /** Listener to changes of orders, if there is one. */
  watch?: Pick<Metrics, 'orderChanged'>;
}
