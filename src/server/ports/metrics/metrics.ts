import type { OrderStateName } from '@/contract/constants';

/** An answered request of the API. */
export interface AnsweredRequest {
  /** The pattern of its address, as `/order/:number`; `unmatched` where no route took it. */
  route: string;
  method: string;
  status: number;
  /** `http` from outside, `page` when the server itself asks while it makes a page. */
  via: 'http' | 'page';
  seconds: number;
}

/** A change of an order: the state it came to; `expired` is a cancellation at its expiry. */
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

/** Rows that wait for background jobs. */
export interface Backlog {
  waiting: number;
  /** Given up, or failed and waiting for the next try. */
  failed: number;
  /** Age of the longest waiting; 0 when none does. */
  oldestSeconds: number;
}

/** Gauges: the state at the time of a scrape. Null where it is not known. */
export interface Figures {
  backlog: { mails: Backlog; pages: Backlog; unsettledPayments: number } | null;
  connections: { total: number; idle: number; waiting: number } | null;
  placing: { inside: number; waiting: number };
  /** What `GET /api/ready` would answer. */
  isReady: boolean;
  diskFreeBytes: number | null;
  /** Whether the cache that instances share is reached; null without one. */
  isSharedCacheConnected: boolean | null;
  lastRoundAt: Date | null;
}

/**
 * What the shop reports about itself. The domains do not know the names of the metrics; the adapters at the borders
 * (acquirer, mailer, HTTP, database) report what passes them.
 */
export interface Metrics {
  requestAnswered(request: AnsweredRequest): void;
  /** Reported within the transaction: one that is tried again reports twice. */
  orderChanged(change: OrderChange, paymentMethod: string): void;
  paymentAsked(call: AskedPayment): void;
  serviceAsked(call: AskedService): void;
  /** A circuit breaker opened or closed (ports/circuit-breaker.ts). */
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

/** Counts nothing: for a shop whose figures are not read. */
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
