import { createRequire } from 'node:module';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, type ReadableSpan } from '@opentelemetry/sdk-trace-node';
import { processRegistry } from '@/server/process-registry';
import { hideAddresses } from './hide-addresses';

/** Build files and health checks are not traced: they would drown the rest. */
const IGNORED = /^\/(_next\/static|media|fonts|brands|icons)\/|^\/api\/(health|ready|metrics)\/?(\?|$)/;

/** A collector is another service, often of another company: it gets no token and no secret of an address. */
class DiscreetSpanProcessor extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    hideAddresses(span.attributes);
    super.onEnd(span);
  }
}

/**
 * Traces requests, queries of the database and calls to other services, and sends them to
 * OTEL_EXPORTER_OTLP_ENDPOINT over HTTP. Must run before anything loads Next or `pg`. Queries outside of a request are
 * left out: background work looks for something to do every 30 seconds. OpenTelemetry's own variables, such as
 * OTEL_TRACES_SAMPLER and OTEL_EXPORTER_OTLP_HEADERS, are read by its packages.
 */
export function startTracing(serviceName: string): void {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new DiscreetSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new HttpInstrumentation({ ignoreIncomingRequestHook: ({ url = '' }) => IGNORED.test(url) }),
      new PgInstrumentation({ requireParentSpan: true }),
      new UndiciInstrumentation({ requireParentforSpans: true }),
    ],
  });
  // Patched on require; later imports, Next's bundles among them, get the same classes.
  const require = createRequire(import.meta.url);
  for (const name of ['http', 'https', 'pg']) require(name);
  // The server sends the remaining spans before the process ends.
  processRegistry.tracing = { stop: () => provider.shutdown() };
}
