import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '@/contract/errors';
import type { Redirect } from '@/contract/schemas/managed-content';
import { auditLog, redirects } from '@/server/db/schema';
import { makeCategory } from '@/testing/make-product';
import { makeProductEditor } from '@/testing/make-product-editor';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
let token: string;
let customer: string;
beforeAll(async () => {
  shop = await makeTestApp();
  token = (await makeUser(shop.services, { permissions: ['content.write'] })).token;
  customer = (await makeUser(shop.services)).token;
  await makeUser(shop.services, { permissions: ['representante'], representativeCode: 'CERRADO26' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.services.db.delete(redirects);
  await shop.services.db.delete(auditLog);
});

const body = { code: 'seca26', target: '/collections/seca?utm=x', representativeCode: null, active: true };
/** Every answer of these calls, side by side. */
type Answer = Redirect & ErrorBody & { items: Redirect[]; total: number };
const send = async (method: string, path: string, given?: unknown, as = token) => {
  const answer = await shop.request(method, path, { token: as, body: given });
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : null) as Answer };
};
const create = (changes: object = {}) => send('POST', '/redirect/', { ...body, ...changes });
const follow = async (code: string) => (await send('GET', `/redirect/${code}`)).body;
const insert = (fields: Partial<typeof redirects.$inferInsert>) =>
  shop.services.db
    .insert(redirects)
    .values({ brandId: 'boa-lida', createdAt: shop.clock.current, code: 'x', target: '/', ...fields });

describe('a campaign link', () => {
  it('leads where it says from the moment it is made, and credits who runs it', async () => {
    const { status, body: made } = await create({ representativeCode: 'cerrado26' });
    expect(status).toBe(201);
    expect(made).toEqual({
      ...body,
      representativeCode: 'CERRADO26',
      hits: 0,
      version: 1,
      createdAt: '2026-11-21T12:00:00.000Z',
    });
    expect(await follow('seca26')).toEqual({ target: body.target, representativeCode: 'CERRADO26' });
    expect((await send('GET', '/redirect/')).body.items).toEqual([{ ...made, hits: 1 }]);
  });

  it('follows a product to its new address, with what stands after it, and no other one', async () => {
    const editor = await makeProductEditor(shop);
    await makeCategory(shop.services.db, { slug: 'bovinos-de-corte' });
    const product = await editor.create({ slug: 'sal-80' });
    await create({ target: '/produtos/sal-80?emb=30' });
    await create({ code: 'forte', target: '/produtos/sal-80-forte' });
    expect((await editor.patch(product.id, { version: 1, slug: 'sal-90' })).status).toBe(200);
    expect((await follow('seca26')).target).toBe('/produtos/sal-90?emb=30');
    expect((await follow('forte')).target).toBe('/produtos/sal-80-forte');
  });

  it('keeps its hits and what is not named when it is changed', async () => {
    await create();
    await follow('seca26');
    const { body: changed } = await send('PATCH', '/redirect/seca26', { version: 1, active: false });
    expect(changed).toMatchObject({ ...body, active: false, hits: 1, version: 2 });
    expect((await follow('seca26')).target).toBe('/');
    const told = await shop.services.db.select().from(auditLog).orderBy(auditLog.id);
    expect(told.map(({ action, details }) => [action, details]).at(-1)).toEqual([
      'redirect.update',
      { before: { active: true }, after: { active: false } },
    ]);
  });

  it('tells an older version what is stored', async () => {
    await create();
    await send('PATCH', '/redirect/seca26', { version: 1, target: '/shop' });
    expect(await send('PATCH', '/redirect/seca26', { version: 1, target: '/' })).toMatchObject({
      status: 409,
      body: { errorCode: 'STALE', details: { target: '/shop', version: 2 } },
    });
  });

  it('is gone once it is deleted', async () => {
    await create();
    expect((await send('DELETE', '/redirect/seca26')).status).toBe(204);
    expect((await send('DELETE', '/redirect/seca26')).status).toBe(404);
    expect(await shop.services.db.$count(redirects)).toBe(0);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/%09/evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    '/redirect/other',
    '/REDIRECT/other',
    '/pt-BR/shop',
    '/ES?utm=x',
    'shop',
    '',
  ])('never leads to %s', async (target) => {
    const { status, body: answer } = await create({ target });
    expect(status).toBe(422);
    expect(Object.keys(answer.fields ?? {})).toEqual(['target']);
    await create();
    const changed = await send('PATCH', '/redirect/seca26', { version: 1, target });
    expect(changed.status).toBe(422);
  });

  it('is refused under a code that leads somewhere already, in any case of letters', async () => {
    await create();
    expect((await create({ code: 'SECA26' })).body.fields).toEqual({ code: 'taken' });
    expect((await create({ code: 'cerrado26' })).body.fields).toEqual({ code: 'taken' });
    const both = await Promise.all([create({ code: 'duas' }), create({ code: 'duas' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('credits only a user who is a representative', async () => {
    expect((await create({ representativeCode: 'NINGUEM' })).body.fields).toEqual({
      representativeCode: 'unknownOption',
    });
  });

  it('of a representative credits no one else', async () => {
    await insert({ code: 'CERRADO26', representativeCode: 'CERRADO26' });
    const taken = await send('PATCH', '/redirect/CERRADO26', {
      version: 1,
      representativeCode: null,
    });
    expect(taken.body.fields).toEqual({ representativeCode: 'invalid' });
    const led = await send('PATCH', '/redirect/CERRADO26', { version: 1, target: '/shop' });
    expect(led.body).toMatchObject({ target: '/shop', representativeCode: 'CERRADO26' });
  });

  it('of another brand is not there', async () => {
    await insert({ code: 'alheia', brandId: 'tropa-e-sela' });
    expect((await send('GET', '/redirect/')).body.total).toBe(0);
    expect((await send('PATCH', '/redirect/alheia', { version: 1, target: '/shop' })).status).toBe(404);
    expect((await send('DELETE', '/redirect/alheia')).status).toBe(404);
  });

  it('is written by content.write alone', async () => {
    expect((await send('GET', '/redirect/', undefined, customer)).status).toBe(403);
    expect((await send('POST', '/redirect/', body, customer)).status).toBe(403);
    expect((await send('PATCH', '/redirect/x', { version: 1 }, customer)).status).toBe(403);
    expect((await send('DELETE', '/redirect/x', undefined, customer)).status).toBe(403);
  });
});
