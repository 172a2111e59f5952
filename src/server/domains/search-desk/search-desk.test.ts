import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { linhaMatriz } from '@config/brands/linha-matriz';
import { NO_TRAITS } from '@/contract/list-options';
import type { ProductList } from '@/contract/schemas/catalog';
import { CountedSearchList, SearchPreview, SearchRule, SearchRuleList } from '@/contract/schemas/search-desk';
import { auditLog } from '@/server/db/schema/users';
import { searchLog } from '@/server/db/schema/catalog';
import { searchChoices, searchRules } from '@/server/db/schema/searching';
import { createServices } from '@/server/services';
import { makeProductEditor } from '@/testing/make-product-editor';
import { makeUser } from '@/testing/make-user';
import { seedTestCatalog } from '@/testing/seeded-catalog';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
let token: string;
beforeAll(async () => {
  shop = await makeTestApp();
  await seedTestCatalog(shop.services.db);
  ({ token } = await makeUser(shop.services, { permissions: ['search.write'] }));
}, 120_000);
afterAll(() => shop.close());
afterEach(async () => {
  const { db } = shop.services;
  await shop.services.searchLog.flush();
  for (const table of [searchRules, searchLog, searchChoices]) await db.delete(table);
  shop.services.catalog.forgetTeaching();
});

const ask = async (method: string, path: string, body?: unknown) => {
  const answer = await shop.request(method, path, { token, ...(body !== undefined && { body }) });
  return { status: answer.status, body: (answer.status === 204 ? null : await answer.json()) as unknown };
};
const teach = (rule: object) => ask('POST', '/search/rules/', { locale: null, target: '', ...rule });
const search = async (q: string, locale?: string) => {
  const query = new URLSearchParams({ q, ...(locale && { locale }) });
  const answer = await shop.request('GET', `/search/?${query.toString()}`);
  return (await answer.json()) as ProductList;
};
const slugs = async (q: string, locale?: string) => (await search(q, locale)).items.map(({ slug }) => slug);

describe('what the merchant teaches', () => {
  it('turns a search that found nothing into one that does', async () => {
    expect(await slugs('xulipa')).toEqual([]);
    const { status } = await teach({ kind: 'synonym', typed: 'xulipa', target: 'casco' });
    expect(status).toBe(201);
    expect((await slugs('xulipa')).slice(0, 3).every((slug) => slug.startsWith('casco-rijo'))).toBe(true);
    expect(await slugs('xulipas para potro')).not.toEqual([]);
  });

  it('pins in the order of the rules, and hides', async () => {
    const [first = '', second = ''] = await slugs('casco');
    const { items } = await search('shampoo');
    const other = items[0];
    await teach({ kind: 'pin', typed: 'Cascos', target: other?.id });
    const hidden = await search('casco');
    const firstId = hidden.items.find(({ slug }) => slug === first)?.id;
    await teach({ kind: 'hide', typed: 'casco', target: firstId });
    const found = await slugs('casco');
    expect(found.slice(0, 2)).toEqual([other?.slug, second]);
    expect(found).not.toContain(first);
  });

  it('pins what is found already without calling words left out', async () => {
    const before = await search('casco rachado');
    for (const { id } of before.items.slice(0, 3))
      await teach({ kind: 'pin', typed: 'casco rachado', target: id });
    const pinned = await search('casco rachado');
    expect(pinned.reading?.leftOut).toEqual(before.reading?.leftOut);
    expect(pinned.items.map(({ id }) => id).sort()).toEqual(before.items.map(({ id }) => id).sort());
  });

  it('hides from suggestions too', async () => {
    const suggested = async () => {
      const answer = await shop.request('GET', '/search/suggestions/?q=casco');
      return ((await answer.json()) as { products: { id: string }[] }).products.map(({ id }) => id);
    };
    const [id = ''] = await suggested();
    await teach({ kind: 'hide', typed: 'casco', target: id });
    expect(await suggested()).not.toContain(id);
  });

  it('adds to what the trade knows of a word with many meanings', async () => {
    const wanted = (await search('shampoo')).items[0]?.id;
    expect((await search('petisco')).items.map(({ id }) => id)).not.toContain(wanted);
    await teach({ kind: 'synonym', typed: 'petisco', target: 'shampoo' });
    expect((await search('petisco')).items.map(({ id }) => id)).toContain(wanted);
  });

  it('leads to a page of this site, and to no other', async () => {
    expect((await teach({ kind: 'redirect', typed: 'frete', target: 'https://evil.example' })).status).toBe(
      422,
    );
    for (const target of [
      '/buscar?q=frete',
      '/./buscar?q=frete',
      '/%62uscar',
      '/redirect/x',
      '/en/faq',
      '/pt-BR',
    ])
      expect((await teach({ kind: 'redirect', typed: 'frete', target })).status, target).toBe(422);
    expect((await teach({ kind: 'redirect', typed: 'frete', target: '/perguntas-frequentes' })).status).toBe(
      201,
    );
    expect((await search('frete')).reading?.leadsTo).toBe('/perguntas-frequentes');
  });

  it('is for the language that was chosen alone', async () => {
    await teach({ kind: 'synonym', typed: 'xulipa', target: 'casco', locale: 'es' });
    expect(await slugs('xulipa', 'es')).not.toEqual([]);
    expect(await slugs('xulipa', 'en')).toEqual([]);
  });

  it('acts on its own brand alone, whatever the kind of rule', async () => {
    const other = createServices({ ...shop.services, brand: linhaMatriz });
    const found = async (q: string) =>
      other.catalog.listProducts({ q, categoria: [], peso: [], ...NO_TRAITS, pagina: 1 });
    const before = await found('mineral');
    const [first, second] = before.items;
    expect((await slugs('mineral')).length).toBeGreaterThan(0);
    await teach({ kind: 'synonym', typed: 'xulipa', target: 'mineral' });
    await teach({ kind: 'pin', typed: 'mineral', target: second?.id });
    await teach({ kind: 'hide', typed: 'mineral', target: first?.id });
    await teach({ kind: 'redirect', typed: 'mineral', target: '/perguntas-frequentes' });
    other.catalog.forgetTeaching();
    expect((await found('xulipa')).total).toBe(0);
    const after = await found('mineral');
    expect(after.items.map(({ id }) => id)).toEqual(before.items.map(({ id }) => id));
    expect(after.reading?.leadsTo).toBeNull();
    expect((await slugs('xulipa')).length).toBeGreaterThan(0);
    expect((await search('mineral')).reading?.leadsTo).toBe('/perguntas-frequentes');
  });

  it('acts on the brand that was chosen for it, and not on this one', async () => {
    const other = createServices({ ...shop.services, brand: linhaMatriz });
    const answer = await teach({
      kind: 'synonym',
      typed: 'xulipa',
      target: 'mineral',
      marca: 'linha-matriz',
    });
    expect(answer.status).toBe(201);
    other.catalog.forgetTeaching();
    const { total } = await other.catalog.listProducts({
      q: 'xulipa',
      categoria: [],
      peso: [],
      ...NO_TRAITS,
      pagina: 1,
    });
    expect(total).toBeGreaterThan(0);
    expect(await slugs('xulipa')).toEqual([]);
  });

  it('is in force on another instance within seconds', async () => {
    const other = createServices(shop.services);
    const total = async () =>
      (await other.catalog.listProducts({ q: 'xulipa', categoria: [], peso: [], ...NO_TRAITS, pagina: 1 }))
        .total;
    expect(await total()).toBe(0);
    await teach({ kind: 'synonym', typed: 'xulipa', target: 'casco' });
    shop.clock.current = new Date(shop.clock.current.getTime() + 3_000);
    expect(await total()).toBeGreaterThan(0);
  });

  it('keeps every version, refuses a stale one, and notes who did it', async () => {
    const { db } = shop.services;
    const rule = SearchRule.parse((await teach({ kind: 'synonym', typed: 'xulipa', target: 'casco' })).body);
    const changed = await ask('PATCH', `/search/rules/${rule.id}`, {
      version: 1,
      target: 'pelo',
    });
    expect(changed.body).toMatchObject({ id: rule.id, version: 2, target: 'pelo' });
    expect((await ask('PATCH', `/search/rules/${rule.id}`, { version: 1, target: 'sal' })).status).toBe(409);
    expect((await ask('DELETE', `/search/rules/${rule.id}`)).status).toBe(204);
    expect((await ask('DELETE', `/search/rules/${rule.id}`)).status).toBe(404);
    const ended = SearchRuleList.parse((await ask('GET', '/search/rules/?situacao=encerradas')).body);
    expect(ended.items.map(({ version, target }) => [version, target]).sort()).toEqual([
      [1, 'casco'],
      [2, 'pelo'],
    ]);
    expect(await slugs('xulipa')).toEqual([]);
    const noted = await db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.entityId, rule.id), isNotNull(auditLog.actorId)));
    expect(noted.map(({ action }) => action)).toEqual([
      'search_rule.create',
      'search_rule.update',
      'search_rule.delete',
    ]);
  });

  it.each([
    [{ kind: 'synonym', typed: 'casco', target: 'Cascó' }, 'target'],
    [{ kind: 'synonym', typed: '!!', target: 'casco' }, 'typed'],
    [{ kind: 'pin', typed: 'casco', target: 'no-such-product' }, 'target'],
    [{ kind: 'ignore', typed: 'casco', target: 'x' }, 'target'],
    [{ kind: 'pin', typed: 'casco', target: '\u0000' }, 'target'],
    [{ kind: 'synonym', typed: 'casco', target: 'unha\u0000' }, 'target'],
    [{ kind: 'synonym', typed: 'casco', target: 'unha', marca: 'nowhere' }, 'marca'],
  ])('refuses %j', async (rule, field) => {
    const { status, body } = await teach(rule);
    expect(status).toBe(422);
    expect(body).toMatchObject({ fields: { [field]: expect.any(String) as string } });
  });

  it('takes a rule once', async () => {
    const rule = { kind: 'synonym', typed: 'xulipa', target: 'casco' };
    await teach(rule);
    expect((await teach(rule)).body).toMatchObject({ fields: { target: 'taken' } });
  });

  it('that leads to a product follows it to its new address, unless another leads there already', async () => {
    const editor = await makeProductEditor(shop);
    const { items } = await search('casco');
    const [product] = items;
    const { version } = await editor.read(await editor.send('GET', `/product/all/${product?.id ?? ''}`));
    const lead = (typed: string, slug: string) =>
      teach({ kind: 'redirect', typed, target: `/produtos/${slug}` });
    await lead('xulipa', product?.slug ?? '');
    await lead('tulipa', product?.slug ?? '');
    await lead('tulipa', 'casco-novo');
    await lead('rosa', `${product?.slug ?? ''}-maior`);
    expect((await editor.patch(product?.id ?? '', { version, slug: 'casco-novo' })).status).toBe(200);
    const rules = SearchRuleList.parse((await ask('GET', '/search/rules/')).body).items;
    expect(rules.map(({ typed, target }) => `${typed} ${target}`).sort()).toEqual([
      `rosa /produtos/${product?.slug ?? ''}-maior`,
      'tulipa /produtos/casco-novo',
      `tulipa /produtos/${product?.slug ?? ''}`,
      'xulipa /produtos/casco-novo',
    ]);
    await editor.patch(product?.id ?? '', { version: version + 1, slug: product?.slug });
  });

  it('is previewed beside the live result, and nothing is saved by that', async () => {
    const answer = await ask('POST', '/search/preview', {
      q: 'xulipa',
      locale: 'pt-BR',
      rule: { kind: 'synonym', typed: 'xulipa', locale: null, target: 'casco' },
    });
    const body = SearchPreview.parse(answer.body);
    expect(body.live.total).toBe(0);
    expect(body.draft.products.length).toBeGreaterThan(0);
    expect(await slugs('xulipa')).toEqual([]);
  });
});

describe('the lists of searches', () => {
  const list = async (tipo: string) =>
    CountedSearchList.parse((await ask('GET', `/search/counted/?tipo=${tipo}`)).body).items.map(
      ({ typed }) => typed,
    );

  it('tell what found nothing, what led to no choice, and what is frequent', async () => {
    for (const q of ['xulipa', 'casco', 'casco', 'casco', 'pelo', 'pelo', 'pelo']) await search(q);
    await shop.services.searchLog.flush();
    const { items } = await search('pelo');
    await shop.request('POST', '/search/choice', {
      body: { q: 'pelo', productId: items[0]?.id, kind: 'click' },
    });
    await shop.services.searchChoices.flush();
    expect(await list('sem-resultado')).toEqual(['xulipa']);
    expect(await list('sem-clique')).toEqual(['casco']);
    expect((await list('frequentes')).sort()).toEqual(['casco', 'pelo', 'xulipa']);
  });

  it('leave out where there is nothing to do', async () => {
    await search('xulipa');
    await shop.services.searchLog.flush();
    await teach({ kind: 'ignore', typed: 'xulipa' });
    expect(await list('sem-resultado')).toEqual([]);
  });
});
