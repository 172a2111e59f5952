import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditLog,
  consents,
  emailConfirmations,
  idempotencyKeys,
  knownDevices,
  leads,
  lessons,
  outbox,
  passwordResets,
  paymentNotices,
  prescriptionFiles,
  posts,
  products,
  rateLimits,
  revalidations,
  searchChoices,
  searchLog,
  stockNotices,
} from '@/server/db/schema';
import { insertOrder } from '@/testing/insert-order';
import { makeProduct } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { BATCH_ROWS } from './delete-in-batches';
import { RETENTION, ROW_RULES, isPast, placeOf } from './retention';

const DAY = 86_400_000;
const NOW = new Date('2026-11-21T12:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'retention-'));
let shop: TestApp;
beforeAll(async () => void (shop = await makeTestApp({ env: { DATA_DIR: folder } })));
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

/** One row of every table with a rule, of this very moment. */
async function leaveTraces() {
  const { db } = shop.services;
  const product = await makeProduct(db, {});
  const { user } = await makeUser(shop.services);
  const at = NOW;
  const email = user.email;
  const mail = { template: 'welcome', recipient: email, locale: 'pt-BR', data: {}, nextAttemptAt: at };
  await db.insert(rateLimits).values({ key: 'k', windowStart: at, count: 1 });
  const link = { tokenHash: 't', userId: user.id, createdAt: at, expiresAt: at };
  await db.insert(passwordResets).values(link);
  await db.insert(emailConfirmations).values(link);
  await db.insert(knownDevices).values({ tokenHash: 'd', userId: user.id, createdAt: at, lastUsedAt: at });
  await db.insert(outbox).values({ ...mail, id: 'm', dedupeKey: 'm', createdAt: at, sentAt: at });
  await db.insert(outbox).values({ ...mail, id: 'g', dedupeKey: 'g', createdAt: at, failedAt: at });
  await db.insert(stockNotices).values({
    ...{ id: 'n', brandId: 'boa-lida', variationId: `${product.id}-v1`, email, locale: 'pt-BR' },
    createdAt: at,
  });
  await db.insert(leads).values({
    ...{ id: 'l', brandId: 'boa-lida', kind: 'contact', name: 'A', email, message: 'm', data: {} },
    ...{ locale: 'pt-BR', createdAt: at },
  });
  await db.insert(searchLog).values({
    ...{ brandId: 'boa-lida', query: 'sal', typed: 'sal', searches: 1, lastResultCount: 1 },
    ...{ firstAt: at, lastAt: at },
  });
  await db.insert(searchChoices).values({
    ...{ brandId: 'boa-lida', query: 'sal', productId: product.id, day: '2026-11-21' },
    ...{ clicks: 1, additions: 0 },
  });
  await db.insert(idempotencyKeys).values({ key: 'k', userId: user.id, fingerprint: 'f', createdAt: at });
  await db
    .insert(paymentNotices)
    .values({ gateway: 'getnet', fields: {}, outcome: 'unknown', receivedAt: at });
  await db.insert(consents).values({
    ...{ id: 'c', brandId: 'boa-lida', visitorId: 'v', policyVersion: '1', choices: {} },
    createdAt: at,
  });
  const { id: orderId } = await insertOrder(db, { prescriptionStatus: 'approved' });
  await db.insert(prescriptionFiles).values({
    ...{ id: 'f', orderId, type: 'image/jpeg', bytes: 1, digest: 'd', sentAt: at },
  });
  await db.insert(auditLog).values({ at, action: 'a', entity: 'e', entityId: 'i', details: {} });
  await db.insert(revalidations).values({
    ...{ brandId: 'boa-lida', entity: 'post', entityId: 'p', path: '/' },
    ...{ requestedAt: at, nextAttemptAt: at },
  });
}

describe('what is old', () => {
  it('stays to the last day of its rule and is gone the day after, table by table', async () => {
    await leaveTraces();
    const count = async (rules: readonly (typeof ROW_RULES)[number][]) => {
      await shop.services.retention.forgetRows();
      return Promise.all(
        rules.map(async ({ table, which }) => [
          getTableName(table),
          await shop.services.db.$count(table, which),
        ]),
      );
    };
    for (const days of [...new Set(ROW_RULES.map((rule) => rule.days))].sort((a, b) => a - b)) {
      const rules = ROW_RULES.filter((rule) => rule.days === days);
      const names = rules.map(({ table }) => getTableName(table));
      shop.clock.current = new Date(NOW.getTime() + days * DAY);
      expect(await count(rules)).toEqual(names.map((name) => [name, 1]));
      shop.clock.current = new Date(NOW.getTime() + (days + 1) * DAY);
      expect(await count(rules)).toEqual(names.map((name) => [name, 0]));
    }
    shop.clock.current = NOW;
    // A mail that still waits is no old mail.
    const mail = { template: 'welcome', recipient: 'a@b.example', locale: 'pt-BR', data: {} };
    const long = new Date(NOW.getTime() - 999 * DAY);
    await shop.services.db
      .insert(outbox)
      .values({ ...mail, id: 'w', dedupeKey: 'w', createdAt: long, nextAttemptAt: long });
    await shop.services.retention.forgetRows();
    expect(await shop.services.db.$count(outbox)).toBe(1);
  });

  it('goes a thousand at a time, also when it is more', async () => {
    const { db } = shop.services;
    const windowStart = new Date(NOW.getTime() - 10 * DAY);
    const rows = Array.from({ length: 2 * BATCH_ROWS + 5 }, (_, i) => ({
      key: `k${i}`,
      windowStart,
      count: 1,
    }));
    await db.insert(rateLimits).values(rows);
    await db.insert(rateLimits).values({ key: 'new', windowStart: NOW, count: 1 });
    expect(await shop.services.retention.forgetRows()).toBe(rows.length);
    expect(await db.select({ key: rateLimits.key }).from(rateLimits)).toEqual([{ key: 'new' }]);
  });

  it.each(ROW_RULES.map((rule) => [getTableName(rule.table), rule] as const))(
    'is found in %s by an index, not by reading the table',
    async (_name, rule) => {
      const { db } = shop.services;
      const where = isPast(rule, NOW);
      const query = db
        .select({ one: sql`1` })
        .from(rule.table)
        .where(where)
        .limit(BATCH_ROWS);
      const plan = await db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        return tx.execute(sql`explain (format json) ${query.getSQL()}`);
      });
      expect(JSON.stringify(plan)).toMatch(/_age|payment_notices_(?:received|payment)|audit_log_at/);
    },
  );

  it('is looked for every hour, not every round', async () => {
    const { db, retention } = shop.services;
    const later = new Date(NOW.getTime() + 20 * DAY);
    shop.clock.current = later;
    await retention.forgetDue();
    await db.insert(rateLimits).values({ key: 'again', windowStart: NOW, count: 1 });
    expect(await retention.forgetDue()).toBe(0);
    shop.clock.current = new Date(later.getTime() + 3_600_000);
    expect(await retention.forgetDue()).toBe(1);
    shop.clock.current = NOW;
  });
});

describe('uploads', () => {
  const hash = (digit: string) => digit.repeat(32);
  const put = (directory: string, name: string, days: number) => {
    mkdirSync(join(folder, directory), { recursive: true });
    const path = join(folder, directory, name);
    writeFileSync(path, 'x');
    const at = new Date(NOW.getTime() - days * DAY);
    utimesSync(path, at, at);
    return path;
  };
  const picture = (digit: string, days = 31) => put('media', `foto-${hash(digit)}-320.webp`, days);
  const shown = (digit: string) => ({
    srcUrl: `/media/foto-${hash(digit)}-320.webp`,
    ...{ alt: '', width: 320, height: 240, widths: [320], color: '#aabbcc' },
  });

  it('that nothing refers to go after 30 days; whatever is shown, or a lesson links, stays', async () => {
    const { db, retention } = shop.services;
    const product = await makeProduct(db, {});
    await db
      .update(products)
      .set({
        gallery: [
          {
            ...shown('1'),
            ...{ showOnThumbnail: true, showOnDetailsGallery: true, showOnInnerGallery: true },
          },
        ],
      })
      .where(eq(products.id, product.id));
    await db.insert(posts).values({
      ...{ id: 'p', slug: 'p', title: 't', excerpt: 'e', author: { name: 'a', role: 'r' }, species: [] },
      bodyMarkdown: `![](/media/foto-${hash('2')}-320.webp)`,
      ...{ brandIds: [], relatedProductSlugs: [], translations: {}, publishedAt: NOW, picture: shown('3') },
    });
    const fileId = randomUUID();
    await db.insert(lessons).values({
      ...{
        id: 'l',
        slug: 'l',
        position: 1,
        access: 'public',
        module: 'm',
        title: 't',
        summary: 's',
        minutes: 1,
      },
      ...{ bodyMarkdown: '', quiz: [], files: [{ id: fileId, name: 'a.pdf', bytes: 1 }] },
    });
    await insertOrder(db, { lines: [{ variationId: `${product.id}-v1`, picture: shown('4') }] });
    const remaining = [
      ...['1', '2', '3', '4'].map((digit) => picture(digit)),
      picture('5', 29),
      put('media', 'sal-mineral-12345678-320.webp', 999),
      put('media', 'manifest.json', 999),
      put('lesson-files', fileId, 999),
      put('lesson-files', randomUUID(), 29),
      put('mails', 'new.eml', 179),
    ];
    const gone = [
      picture('6'),
      put('lesson-files', randomUUID(), 31),
      put('lesson-files', `${randomUUID()}.part`, 31),
      put('mails', 'old.eml', 181),
    ];
    expect(await retention.forgetFiles()).toBe(gone.length);
    expect(remaining.filter((path) => !existsSync(path))).toEqual([]);
    expect(gone.filter((path) => existsSync(path))).toEqual([]);
  });
});

describe('docs/privacy.md', () => {
  it('shows every rule as the code has it, and no other', () => {
    const cells = (line: string) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
    const text = readFileSync('docs/privacy.md', 'utf8');
    const table = text.split('<!-- retention -->')[1] ?? '';
    const rows = table
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .slice(2)
      .map(cells);
    expect(rows).toEqual(
      RETENTION.map((rule) => [rule.what, placeOf(rule), String(rule.days), rule.since, rule.reason]),
    );
  });
});
