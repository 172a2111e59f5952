import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { redirects, users } from '@/server/db/schema';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
beforeAll(async () => void (shop = await makeTestApp()));
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.services.db.delete(redirects);
  await shop.services.db.delete(users);
  await makeUser(shop.services, { permissions: ['representante'], representativeCode: 'CERRADO26' });
});

const HOME = { target: '/', representativeCode: null };
const follow = async (code: string) => {
  const answer = await shop.request('GET', `/redirect/${code}`);
  return { status: answer.status, body: await answer.json() };
};
const hitsOf = async (code: string) => {
  const [row] = await shop.services.db.select().from(redirects).where(eq(redirects.code, code));
  return row?.hits;
};
const makeLink = (fields: Partial<typeof redirects.$inferInsert>) =>
  shop.services.db.insert(redirects).values({
    code: 'seca26',
    brandId: 'boa-lida',
    target: '/collections/seca',
    createdAt: shop.clock.current,
    ...fields,
  });

describe('GET /redirect/{code}', () => {
  it('leads to the page of a campaign, credits who runs it and counts every hit', async () => {
    await makeLink({ representativeCode: 'CERRADO26' });
    await Promise.all([follow('seca26'), follow('seca26')]);
    expect(await follow('seca26')).toEqual({
      status: 200,
      body: { target: '/collections/seca', representativeCode: 'CERRADO26' },
    });
    expect(await hitsOf('seca26')).toBe(3);
  });

  it('finds the code of a campaign in any case of letters, and the exact one before another', async () => {
    await makeLink({ code: 'Verao26', target: '/collections/aguas' });
    for (const code of ['Verao26', 'verao26', 'VERAO26'])
      expect(await follow(code)).toMatchObject({ body: { target: '/collections/aguas' } });
    expect(await hitsOf('Verao26')).toBe(3);
    await makeLink({ code: 'VERAO26', target: '/shop' });
    expect(await follow('VERAO26')).toMatchObject({ body: { target: '/shop' } });
    expect(await follow('Verao26')).toMatchObject({ body: { target: '/collections/aguas' } });
  });

  it('leads home by the code of a representative, in any case of letters, and counts from the first hit', async () => {
    const home = { status: 200, body: { target: '/', representativeCode: 'CERRADO26' } };
    expect(await follow('cerrado26')).toEqual(home);
    expect(await follow('CERRADO26')).toEqual(home);
    expect(await hitsOf('CERRADO26')).toBe(2);
  });

  it('credits no one who is no longer a representative', async () => {
    await makeLink({ representativeCode: 'CERRADO26' });
    await shop.services.db.update(users).set({ permissions: [] });
    expect((await follow('seca26')).body).toEqual({ target: '/collections/seca', representativeCode: null });
    expect((await follow('CERRADO26')).body).toEqual(HOME);
  });

  it('goes home for what is unknown, switched off or another brand’s', async () => {
    await makeLink({ code: 'velha', active: false });
    await makeLink({ code: 'alheia', brandId: 'tropa-e-sela' });
    for (const code of ['nada', 'velha', 'alheia']) expect((await follow(code)).body).toEqual(HOME);
    expect(await hitsOf('velha')).toBe(0);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/%09/evil.example',
    'javascript:alert(1)',
    '/redirect/seca26',
    '/REDIRECT/other',
  ])('goes home instead of to %s', async (target) => {
    await makeLink({ target });
    expect((await follow('seca26')).body).toEqual(HOME);
  });

  it.each(['%00', 'x'.repeat(41), '%ED%A0%80', '..%2f', '__proto__'])('refuses the code %s', async (code) => {
    expect((await follow(code)).status).toBe(422);
  });
});
