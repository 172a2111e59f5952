import { AsyncLocalStorage } from 'node:async_hooks';
import { isSpanContextValid, trace } from '@opentelemetry/api';
import { processRegistry, type LogContext } from '@/server/process-registry';

const storage = () => (processRegistry.logContext ??= new AsyncLocalStorage<LogContext>());

/** Runs work whose log lines carry these fields, at any depth. */
export const withLogContext = <Result>(context: LogContext, work: () => Result): Result =>
  storage().run(context, work);

export const readLogContext = (): LogContext => storage().getStore() ?? {};

/** The fields of a log line written now: the context's, and the trace it belongs to where one is recorded. */
export function logContextFields(): object {
  const span = trace.getActiveSpan()?.spanContext();
  const traced = span && isSpanContextValid(span);
  return { ...readLogContext(), ...(traced && { traceId: span.traceId, spanId: span.spanId }) };
}
