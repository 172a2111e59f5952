import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchRules } from '@/server/db/schema/searching';
import { makeTestDatabase, type TestDatabase } from '@/testing/test-database';
import { createTeachings } from './search-rules.repo';

let database: TestDatabase;
beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database.close());

it('rules are read once in two seconds, however many searches there are', async () => {
  const { db } = database;
  let now = new Date('2026-11-21T12:00:00Z');
  const teachings = createTeachings({ db, brandId: 'boa-lida', clock: { now: () => now } });
  const pinned = async () => (await teachings.of('pt-BR')).rulesFor('sal').pinned;
  expect(await pinned()).toEqual([]);
  await db.insert(searchRules).values({
    id: 'rule',
    brandId: 'boa-lida',
    kind: 'pin',
    query: 'sal',
    typed: 'sal',
    target: 'p001',
    version: 1,
    createdBy: 'admin',
    createdAt: now,
  });
  expect(await pinned()).toEqual([]);
  now = new Date(now.getTime() + 2_001);
  expect(await pinned()).toEqual(['p001']);
});
