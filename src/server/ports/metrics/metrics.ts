import type { OrderStateName } from '@/contract/constants';

/** An answered request of the API. */
export interface AnsweredRequest {
  /** The pattern of its address, as `/order/:number`; `unmatched` where no route took it. */
  route: string;
  method: string;
  status: number;
  /** `http` from outside, `page` where the server itself asks while it makes a page. */
  via: 'http' | 'page';
  seconds: number;
}

/** What happens to an order: the state it came to; `expired` is a cancellation by the clock. */
export type OrderChange = OrderStateName | 'placed' | 'expired';

/** A call to an acquirer. `result` is what it said, or `error` when it is not known. */
export interface AskedPayment {
  gateway: string;
  operation: 'charge' | 'find' | 'cancel' | 'refund' | 'prepareCard';
  result: string;
  seconds: number;
}

/** A call to anybody else: freight broker, CEP directory, mail server. */
export interface AskedService {
  service: string;
  result: 'ok' | 'error';
  seconds: number;
}

/** Rows that wait for background work. */
export interface Backlog {
  waiting: number;
  /** Given up, or tried in vain and waiting for the next try. */
  failed: number;
  /** Age of the longest waiting; 0 when none does. */
  oldestSeconds: number;
}

/** What stands at the moment somebody looks, as against what happened. Null where it is not known. */
export interface Figures {
  backlog: { mails: Backlog; pages: Backlog; unsettledPayments: number } | null;
  connections: { total: number; idle: number; waiting: number } | null;
  placing: { inside: number; waiting: number };
  /** Whether `GET /api/ready` would say so. */
  isReady: boolean;
  diskFreeBytes: number | null;
  /** Whether the cache that instances share is reached; null without one. */
  isSharedCacheConnected: boolean | null;
  lastRoundAt: Date | null;
}

/**
 * What the shop tells of itself. The domains know none of the names it is measured under; the adapters at the borders
 * (acquirer, mailer, HTTP, database) tell what passes them.
 */
export interface Metrics {
  requestAnswered(request: AnsweredRequest): void;
  /** Told within the transaction: one that is tried again tells twice. */
  orderChanged(change: OrderChange, paymentMethod: string): void;
  paymentAsked(call: AskedPayment): void;
  serviceAsked(call: AskedService): void;
  /** A breaker let nobody through any more, or again (ports/circuit-breaker.ts). */
  breakerMoved(service: string, isOpen: boolean): void;
  /** The database refused a statement. @param sqlState five characters, see the appendix of Postgres's manual */
  databaseRefused(sqlState: string): void;
  roundDone(seconds: number): void;
  stepFailed(step: string): void;
  cspViolated(directive: string): void;
  /** All of it for a scraper, in the text format of Prometheus. */
  render(figures: Figures): Promise<string>;
}

const nothing = () => undefined;

/** Where nobody reads them: nothing is counted. */
export const quietMetrics: Metrics = {
  requestAnswered: nothing,
  orderChanged: nothing,
  paymentAsked: nothing,
  serviceAsked: nothing,
  breakerMoved: nothing,
  databaseRefused: nothing,
  roundDone: nothing,
  stepFailed: nothing,
  cspViolated: nothing,
  render: () => Promise.resolve(''),
};
