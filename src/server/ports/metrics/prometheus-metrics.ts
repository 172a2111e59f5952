import { collectDefaultMetrics, Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Figures, Metrics } from './metrics';

/** Seconds: from a small query to a customer's patience. */
const REQUEST_BUCKETS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10];
const CALL_BUCKETS = [0.05, 0.1, 0.3, 1, 3, 10, 30];

const classOf = (status: number) => `${Math.floor(status / 100)}xx`;

/** Events as counters and histograms, all under `storefront_`. */
function createEvents(registry: Registry) {
  const registers = [registry];
  return {
    requests: new Histogram({
      name: 'storefront_http_request_duration_seconds',
      help: 'Answered requests of the API, by the pattern of their address',
      labelNames: ['route', 'method', 'status', 'via'] as const,
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    limited: new Counter({
      name: 'storefront_rate_limited_total',
      help: 'Requests refused because they came too often (429)',
      labelNames: ['route'] as const,
      registers,
    }),
    orders: new Counter({
      name: 'storefront_orders_total',
      help: 'Changes of orders: placed, approved, cancelled, expired and so on',
      labelNames: ['change', 'method'] as const,
      registers,
    }),
    payments: new Histogram({
      name: 'storefront_payment_duration_seconds',
      help: 'Calls to the acquirer and what it said',
      labelNames: ['gateway', 'operation', 'result'] as const,
      buckets: CALL_BUCKETS,
      registers,
    }),
    services: new Histogram({
      name: 'storefront_service_duration_seconds',
      help: 'Calls to other services: freight broker, CEP directory, mail server',
      labelNames: ['service', 'result'] as const,
      buckets: CALL_BUCKETS,
      registers,
    }),
    breakers: new Gauge({
      name: 'storefront_breaker_open',
      help: '1 while a service is not asked because it failed again and again',
      labelNames: ['service'] as const,
      registers,
    }),
    refusals: new Counter({
      name: 'storefront_database_errors_total',
      help: 'Statements the database refused, by SQLSTATE',
      labelNames: ['code'] as const,
      registers,
    }),
    rounds: new Histogram({
      name: 'storefront_background_duration_seconds',
      help: 'Rounds of background work',
      buckets: CALL_BUCKETS,
      registers,
    }),
    failedSteps: new Counter({
      name: 'storefront_background_failures_total',
      help: 'Steps of background work that failed and will be tried again',
      labelNames: ['step'] as const,
      registers,
    }),
    violations: new Counter({
      name: 'storefront_csp_reports_total',
      help: 'Violations of the content security policy that browsers reported',
      labelNames: ['directive'] as const,
      registers,
    }),
  };
}

/** A gauge that is absent while its value is not known. */
function show(gauge: Gauge, value: number | null) {
  if (value === null) gauge.remove();
  else gauge.set(value);
}

/** Gauges, set again for each scrape. */
function createGauges(registry: Registry) {
  const registers = [registry];
  const make = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `storefront_${name}`, help, labelNames, registers });
  const mails = make('outbox_mails', 'Mails not sent: waiting, or given up', ['state']);
  const oldestMail = make('outbox_oldest_seconds', 'Age of the mail that has waited longest');
  const pages = make('revalidations', 'Pages to be revalidated: waiting, and of those failed before', [
    'state',
  ]);
  const oldestPage = make('revalidation_oldest_seconds', 'Age of the longest waiting request for a page');
  const unsettled = make(
    'payments_unsettled',
    'Payments whose check with the acquirer is overdue by 15 minutes',
  );
  const connections = make('database_connections', 'Connections of the pool, and who waits for one', [
    'state',
  ]);
  const placing = make('placing_orders', 'Orders being placed, and waiting for their turn', ['state']);
  const ready = make('ready', '1 when GET /api/ready says so');
  const disk = make('disk_free_bytes', 'Free space in DATA_DIR');
  const shared = make('shared_cache_connected', '1 while the cache that instances share is reached');
  const lastRound = make('background_last_round_timestamp_seconds', 'When background work last went round');

  return ({ backlog, ...figures }: Figures) => {
    for (const gauge of [mails, pages, connections]) gauge.reset();
    if (backlog) {
      mails.set({ state: 'waiting' }, backlog.mails.waiting);
      mails.set({ state: 'failed' }, backlog.mails.failed);
      pages.set({ state: 'waiting' }, backlog.pages.waiting);
      pages.set({ state: 'failed' }, backlog.pages.failed);
    }
    show(oldestMail, backlog && backlog.mails.oldestSeconds);
    show(oldestPage, backlog && backlog.pages.oldestSeconds);
    show(unsettled, backlog && backlog.unsettledPayments);
    for (const [state, value] of Object.entries(figures.connections ?? {})) connections.set({ state }, value);
    for (const [state, value] of Object.entries(figures.placing)) placing.set({ state }, value);
    ready.set(Number(figures.isReady));
    show(disk, figures.diskFreeBytes);
    show(shared, figures.isSharedCacheConnected === null ? null : Number(figures.isSharedCacheConnected));
    show(lastRound, figures.lastRoundAt && figures.lastRoundAt.getTime() / 1000);
  };
}

/**
 * Counts for Prometheus, with what prom-client tells of the process itself (memory, CPU, event loop, garbage).
 * @param registry the process's own, which the HTTP server and the cache of pages write to as well; once each
 */
export function createPrometheusMetrics(registry: Registry): Metrics {
  collectDefaultMetrics({ register: registry });
  const events = createEvents(registry);
  const setGauges = createGauges(registry);
  return {
    requestAnswered({ route, method, status, via, seconds }) {
      events.requests.observe({ route, method, via, status: classOf(status) }, seconds);
      if (status === 429) events.limited.inc({ route });
    },
    orderChanged: (change, method) => events.orders.inc({ change, method }),
    paymentAsked: ({ seconds, ...labels }) => events.payments.observe(labels, seconds),
    serviceAsked: ({ seconds, ...labels }) => events.services.observe(labels, seconds),
    breakerMoved: (service, isOpen) => events.breakers.set({ service }, Number(isOpen)),
    databaseRefused: (code) => events.refusals.inc({ code }),
    roundDone: (seconds) => events.rounds.observe(seconds),
    stepFailed: (step) => events.failedSteps.inc({ step }),
    cspViolated: (directive) => events.violations.inc({ directive }),
    render(figures) {
      setGauges(figures);
      return registry.metrics();
    },
  };
}
