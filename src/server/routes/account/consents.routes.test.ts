import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { consents } from '@/server/db/schema/content';
import { CONSENTS_PER_VISITOR } from '@/server/domains/consents/consents.service';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

const VISITOR = '3f2b8c1e-7a54-4d0b-9a52-5c1f0f6f7d11';
const body = {
  visitorId: VISITOR,
  choices: { analytics: true, marketing: false },
  policyVersion: '2026-11',
};

let shop: TestApp;
beforeAll(async () => {
  shop = await makeTestApp();
});
afterAll(() => shop.close());
beforeEach(() => shop.services.db.delete(consents));

const send = (sent: unknown, token?: string) =>
  shop.request('POST', '/consent/', { body: sent, ...(token && { token }) });
const rows = () => shop.services.db.select().from(consents).orderBy(desc(consents.createdAt));

describe('POST /consent/', () => {
  it('keeps each choice as it was made, also the withdrawal, without asking who the visitor is', async () => {
    const answer = await send(body);
    expect(answer.status).toBe(204);
    expect(await answer.text()).toBe('');
    shop.clock.current = new Date('2026-11-21T12:05:00Z');
    await send({ ...body, choices: { analytics: false, marketing: false } });
    expect(await rows()).toMatchObject([
      { choices: { analytics: false, marketing: false } },
      {
        brandId: 'boa-lida',
        visitorId: VISITOR,
        userId: null,
        policyVersion: '2026-11',
        choices: { analytics: true, marketing: false },
        createdAt: new Date('2026-11-21T12:00:00Z'),
      },
    ]);
  });

  it('notes the user where one is signed in', async () => {
    const { user, token } = await makeUser(shop.services);
    await send({ ...body, visitorId: crypto.randomUUID() }, token);
    expect(await rows()).toMatchObject([{ userId: user.id }]);
  });

  it.each([
    ['visitorId', { ...body, visitorId: 'ana@cliente.example' }],
    ['choices.analytics', { ...body, choices: { marketing: true } }],
    ['choices', { ...body, choices: { analytics: true, marketing: true, sale: true } }],
    ['policyVersion', { ...body, policyVersion: '<b>new</b>' }],
    ['', { ...body, userId: 'another-user' }],
  ])('refuses a wrong %s and keeps nothing', async (field, sent) => {
    const answer = await send(sent);
    expect(answer.status).toBe(422);
    const { errorCode, fields } = (await answer.json()) as { errorCode: string; fields: object };
    expect(errorCode).toBe('VALIDATION');
    expect(Object.keys(fields).some((name) => name.startsWith(field))).toBe(true);
    expect(await rows()).toEqual([]);
  });

  it('refuses a flood from one visitor', async () => {
    const visitorId = crypto.randomUUID();
    for (let tries = 0; tries < CONSENTS_PER_VISITOR.limit; tries += 1) await send({ ...body, visitorId });
    const answer = await send({ ...body, visitorId });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await rows()).toHaveLength(CONSENTS_PER_VISITOR.limit);
  });

  it('refuses what another site makes a browser send', async () => {
    const answer = await shop.request('POST', '/consent/', {
      body,
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.status).toBe(403);
    expect(await rows()).toEqual([]);
  });
});
