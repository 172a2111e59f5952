import { readFileSync } from 'node:fs';
import { Registry } from 'prom-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createPrometheusMetrics } from '../src/server/ports/metrics/prometheus-metrics';
import { createPageMetrics } from '../src/http-server/page-metrics';

const Place = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() });
const Panel = z.object({
  id: z.number(),
  title: z.string().min(1),
  type: z.enum(['row', 'stat', 'timeseries']),
  gridPos: Place,
  targets: z.array(z.object({ expr: z.string() })).default([]),
});
const Dashboard = z.object({ schemaVersion: z.number().min(36), panels: z.array(Panel) });

const { panels } = Dashboard.parse(JSON.parse(readFileSync('deploy/grafana/storefront.json', 'utf8')));
const alerts = readFileSync('deploy/prometheus/alerts.yml', 'utf8');
const rules = alerts.split('- alert: ').slice(1);

const asked = (text) => [...text.matchAll(/\b(?:storefront|nodejs|process)_\w+/g)].map(([name]) => name);
const familyOf = (name) => name.replace(/_(bucket|count|sum)$/, '');

/** Every name a scrape can hold, histograms with their series. */
let names;
beforeAll(async () => {
  const registry = new Registry();
  createPrometheusMetrics(registry);
  createPageMetrics({ locales: ['en'], groups: new Set(), registry });
  const metrics = await registry.getMetricsAsJSON();
  const seriesOf = ({ name, type }) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name];
  names = new Set(metrics.flatMap(seriesOf));
});

describe('the dashboard', () => {
  it('asks for figures that the shop tells, in every panel', () => {
    for (const { title, targets } of panels.filter(({ type }) => type !== 'row')) {
      expect(targets.length, title).toBeGreaterThan(0);
      for (const { expr } of targets) {
        expect(asked(expr).length, title).toBeGreaterThan(0);
        expect(asked(expr).filter((name) => !names.has(name))).toEqual([]);
      }
    }
  });

  it('shows every figure of the shop', () => {
    const shown = new Set(asked(JSON.stringify(panels)).map(familyOf));
    const own = [...names].filter((name) => name.startsWith('storefront_')).map(familyOf);
    expect(own.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('has no two panels with one number or in one place', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const meet = (a, b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
    for (const [at, one] of panels.entries())
      for (const other of panels.slice(at + 1))
        expect(meet(one.gridPos, other.gridPos), `${one.title} and ${other.title}`).toBe(false);
  });
});

describe('the alerts', () => {
  it('are these, and each leads to its page in the runbooks', () => {
    const alertNames = rules.map((rule) => rule.split('\n', 1)[0]);
    expect(alertNames).toEqual([
      ...['ShopDown', 'ShopNotReady', 'HighErrorRate', 'SlowPages', 'OrdersStopped', 'PaymentsFailing'],
      ...['PaymentsUnsettled', 'MailsStuck', 'PagesNotRenewed', 'DatabasePoolExhausted', 'DiskLow'],
      ...['EventLoopBlocked', 'SharedCacheDown', 'CspReports'],
    ]);
    for (const [at, name] of alertNames.entries())
      expect(rules[at]).toContain(`runbook_url: docs/runbooks.md#${name.toLowerCase()}\n`);
  });

  it('ask for figures that the shop tells', () => {
    expect(asked(alerts).filter((name) => !names.has(name))).toEqual([]);
  });
});
