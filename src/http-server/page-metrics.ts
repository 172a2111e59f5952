import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Counter, Histogram, register, type Registry } from 'prom-client';
import { z } from 'zod';
import { pathOf, type Handler } from './handler';

/** Seconds: from a cached page to a customer's patience. */
const BUCKETS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10];

const firstSegment = (path: string) => path.split('/')[1] ?? '';

/** First segments of the existing pages, from the build's own list, so that labels are few. */
export function readGroups(distDir: string): Set<string> {
  const manifest: unknown = JSON.parse(readFileSync(join(distDir, 'server/pages-manifest.json'), 'utf8'));
  const pages = Object.keys(z.record(z.string(), z.string()).parse(manifest));
  const segments = pages.map((page) => firstSegment(page.replace(/^\/[a-z]{2}(-[A-Z]{2})?(?=\/|$)/, '')));
  return new Set(segments.filter((segment) => /^[a-z][\w-]*$/.test(segment) && segment !== 'api'));
}

/** @returns a function from an address to its group of pages; null for the API, which has its own metrics */
export function createGroupOf(groups: ReadonlySet<string>, locales: readonly string[]) {
  const language = new RegExp(`^/(?:${locales.join('|')})(?=/|$)`);
  return (url: string): string | null => {
    const path = pathOf(url);
    if (path === '/api' || path.startsWith('/api/')) return null;
    const data = /^\/_next\/data\/[^/]+(\/.*)\.json$/.exec(path)?.[1];
    if (!data && path.startsWith('/_next/')) return 'asset';
    const segment = firstSegment((data ?? path).replace(language, ''));
    if (segment === '' || segment === 'index') return 'home';
    return groups.has(segment) ? segment : 'other';
  };
}

interface PageMetricsOptions {
  locales: readonly string[];
  groups: ReadonlySet<string>;
  registry?: Registry;
}

/**
 * Measures what Next serves beside the API, into the same registry as the API (prometheus-metrics.ts): how long by
 * group of pages, and whether a page came from a cache (`x-nextjs-cache`).
 * @returns a function that watches one request until its answer is out
 */
export function createPageMetrics({ locales, groups, registry = register }: PageMetricsOptions): Handler {
  const groupOf = createGroupOf(groups, locales);
  const registers = [registry];
  const duration = new Histogram({
    name: 'storefront_page_duration_seconds',
    help: 'Answered requests beside the API, by group of pages',
    labelNames: ['group', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const cache = new Counter({
    name: 'storefront_page_cache_total',
    help: 'Pages by whether they came from a cache: hit, stale (shown while it is renewed), miss, or none where none has it',
    labelNames: ['group', 'result'],
    registers,
  });
  return (request, response) => {
    const group = groupOf(request.url ?? '/');
    if (group === null) return;
    const startMs = performance.now();
    response.once('close', () => {
      const status = `${Math.floor(response.statusCode / 100)}xx`;
      duration.observe({ group, status }, (performance.now() - startMs) / 1000);
      if (group === 'asset') return;
      const result = String(response.getHeader('x-nextjs-cache') ?? 'none').toLowerCase();
      cache.inc({ group, result });
    });
  };
}
