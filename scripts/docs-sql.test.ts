import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestApp, type TestApp } from '@/testing/test-app';

const pages = readdirSync('docs')
  .filter((name) => name.endsWith('.md'))
  .map((name) => join('docs', name));
const read = (page: string) => readFileSync(page, 'utf8');

/** Every block of SQL in a page, without the indent of the list it stands in. */
const blocks = pages.flatMap((page) =>
  [...read(page).matchAll(/^[ ]*```sql\n([\s\S]*?)^[ ]*```/gm)].map(
    ([, text = '']) => [page, text.trim().replace(/\s+/g, ' ')] as const,
  ),
);

let shop: TestApp;
beforeAll(async () => void (shop = await makeTestApp()));
afterAll(() => shop.close());

describe('SQL in the documentation', () => {
  it('is there', () => expect(blocks.length).toBeGreaterThan(10));

  it.each(blocks)('of %s runs, and only reads: %s', async (_page, text) => {
    await shop.services.db.transaction(async (tx) => {
      await tx.execute(sql`set transaction read only`);
      for (const statement of text.split(';').filter((part) => part.trim()))
        await tx.execute(sql.raw(statement));
    });
  });
});

describe('the runbooks', () => {
  const alarms = [...readFileSync('deploy/prometheus/alerts.yml', 'utf8').matchAll(/- alert: (\w+)/g)].map(
    ([, name = '']) => name,
  );
  const chapters = read('docs/runbooks.md').split(/^## /m).slice(1);

  it('have one chapter for each alarm and no other, in its order', () => {
    expect(chapters.map((text) => text.split('\n')[0])).toEqual(alarms);
  });

  it.each(alarms)('say of %s what shoppers feel, how to see it, what to do, and when it is over', (name) => {
    const chapter = chapters.find((text) => text.startsWith(`${name}\n`)) ?? '';
    for (const part of ['**For shoppers:**', '**See:**', '**Do:**', '\n1. ', '**Over when**', '**Prevent:**'])
      expect(chapter).toContain(part);
  });

  it('name metrics that the shop has', () => {
    const sources = ['src/server/ports/metrics/prometheus-metrics.ts', 'src/http-server/page-metrics.ts'];
    const code = sources.map((path) => readFileSync(path, 'utf8')).join('\n');
    const named = new Set(read('docs/runbooks.md').match(/\bstorefront_[a-z_]+/g));
    const isThere = (name: string) => {
      const bare = name.replace(/^storefront_/, '').replace(/_(?:count|bucket|sum)$/, '');
      return new RegExp(`['"\`](?:storefront_)?${bare}['"\`]`).test(code);
    };
    expect([...named].filter((name) => !isThere(name))).toEqual([]);
  });
});

describe('links between the operators’ pages', () => {
  const own = ['runbooks', 'backup', 'recovery', 'privacy'].map((name) => `docs/${name}.md`);
  const anchors = (page: string) =>
    [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    );
  it.each(own)('lead somewhere from %s', (page) => {
    const missing = [...read(page).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)].filter(
      ([, target = '', anchor]) => {
        const file = target ? join('docs', target) : page;
        if (target.startsWith('adr/')) return !existsSync(file);
        if (!pages.includes(file)) return true;
        return anchor !== undefined && !anchors(file).includes(anchor);
      },
    );
    expect(missing.map(([link]) => link)).toEqual([]);
  });
});
