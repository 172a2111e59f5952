import { z } from 'zod';
import { endpoint } from './endpoint';

/** Longest report a browser may send about a page. */
export const MAX_REPORT_BYTES = 8 * 1024;

/** What operators, load balancers and browsers ask and report about the running shop. */
export const operationsContract = {
  getHealth: endpoint({
    summary: 'The process answers',
    access: 'anonymous',
    input: {},
    output: z.object({ status: z.literal('ok') }),
    errors: [],
  }),
  getReady: endpoint({
    summary:
      'This instance serves: the database answers, the disk takes writes, background work goes round, and it was not told to stop',
    access: 'anonymous',
    input: {},
    output: z.object({
      status: z.enum(['ready', 'degraded']),
      degraded: z.array(z.enum(['sharedCache'])).meta({ description: 'What it does without for the moment' }),
    }),
    errors: ['UNAVAILABLE'],
  }),
  getMetrics: endpoint({
    summary: 'Figures for Prometheus, for a request with METRICS_TOKEN as bearer token',
    access: 'anonymous',
    input: {},
    operatorToken: 'METRICS_TOKEN',
    output: z.string(),
    errors: ['NOT_FOUND'],
    contentType: 'text/plain; version=0.0.4',
  }),
  createCspReport: endpoint({
    summary: 'What the content security policy blocked in a browser',
    access: 'anonymous',
    input: {
      file: { types: ['application/csp-report', 'application/reports+json'], maxBytes: MAX_REPORT_BYTES },
    },
    output: z.null(),
    errors: ['VALIDATION', 'MALFORMED_JSON'],
    status: 204,
  }),
} as const;
