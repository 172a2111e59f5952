import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '@/contract/endpoints';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

/**
 * Who may call what, written by a person and not read from the code it judges: every endpoint as `METHOD path`, under
 * the permissions that open it. `-` is anybody, `+` whoever is signed in. An admin may do all of it.
 */
const TABLE: Record<string, string> = {
  '-': `
    POST /auth/login
    POST /auth/register
    POST /forget-password
    POST /forget-password/reset
    GET /redirect/{code}
    GET /product/
    GET /product/cards/
    GET /product/{slug}
    GET /product/recommendations/
    GET /product/reviews/
    POST /product/stock_notice/
    GET /search/
    GET /search/suggestions/
    GET /category/
    GET /category/{slug}
    GET /collection/
    GET /collection/{slug}
    GET /home/
    GET /testimonials/
    GET /blog/
    GET /blog/{slug}
    GET /faq/
    GET /brand/
    POST /consent/
    GET /university/
    GET /university/lesson/{slug}
    POST /university/lesson/{slug}/quiz
    GET /lead/token
    POST /lead/
    GET /cep/{cep}
    POST /frete/calculate
    GET /coupon/
    POST /checkout/
    GET /webhook/getnet/{secret}
    POST /webhook/getnet
    POST /order/track
    GET /featured_categories.json
    GET /collections.json
    GET /brands.json
    GET /products_featured.json
    GET /products_top_seller.json
    GET /products_on_selling.json
    GET /products_related.json
    GET /products_best_seller.json
    GET /products_new_arrival.json
    GET /products_flash_sale.json
    GET /health
    GET /ready
    GET /metrics
    POST /csp-report`,
  '+': `
    POST /auth/change-password/
    POST /auth/confirm-password/
    POST /auth/confirm-email/
    POST /auth/confirm-email/send
    POST /logout
    GET /user/self/
    DELETE /user/self/
    GET /user/self/export
    GET /user/self/sessions
    DELETE /user/self/sessions/{id}
    GET /user/self/consents
    PUT /user/self/consents
    GET /user/self/details
    PATCH /user/self/details
    GET /user/self/address
    POST /user/self/address
    PUT /user/self/address/{id}
    DELETE /user/self/address/{id}
    GET /user/self/favorites
    POST /user/self/favorites
    DELETE /user/self/favorites/{id}
    GET /user/self/orders
    POST /product/reviews/
    GET /product/reviews/own
    POST /checkout/create
    POST /checkout/fake_payment/
    POST /getnet/auth
    GET /order/{number}
    POST /order/{number}/payment
    POST /order/{number}/cancel
    POST /order/{number}/withdrawal
    GET /orders.json
    GET /order.json`,
  'users.read representante': `
    GET /user/
    GET /user/{id}`,
  'users.read': `
    GET /user/export`,
  'users.write': `
    PATCH /user/{id}
    POST /user/set_representante`,
  'orders.read representante': `
    GET /order/`,
  'orders.read': `
    GET /order/export
    GET /order/held`,
  'orders.write': `
    PATCH /order/{number}
    PATCH /order/{number}/state
    POST /order/move`,
  'products.write content.write coupons.write': `
    GET /product/all/choices
    GET /product/all/
    GET /report/freshness/{entity}/{id}`,
  'products.write content.write': `
    POST /media/`,
  'products.write': `
    GET /product/all/export
    POST /product/import
    GET /product/all/{id}
    GET /product/all/{id}/preview
    POST /product/
    POST /product/all/{id}/duplicate
    PATCH /product/all/
    PATCH /product/all/{id}
    DELETE /product/all/{id}
    GET /product/all/{id}/stock
    POST /product/all/{id}/stock`,
  'content.write': `
    GET /blog/all/
    GET /blog/all/{id}
    GET /blog/all/{id}/preview
    POST /blog/
    PATCH /blog/all/{id}
    DELETE /blog/all/{id}
    GET /product/reviews/all/
    PATCH /product/reviews/all/
    GET /testimonials/all/
    POST /testimonials/
    PATCH /testimonials/all/{id}
    DELETE /testimonials/all/{id}
    GET /university/all/
    GET /university/all/{id}
    POST /university/all/
    PATCH /university/all/{id}
    DELETE /university/all/{id}
    POST /university/all/{id}/file
    GET /redirect/
    POST /redirect/
    PATCH /redirect/{code}
    DELETE /redirect/{code}`,
  'coupons.write': `
    GET /coupon/all/
    POST /coupon/
    PATCH /coupon/all/{id}
    DELETE /coupon/all/{id}`,
  'leads.read': `
    GET /lead/
    GET /lead/export
    PATCH /lead/{id}`,
  'reports.read': `
    GET /search/failed/
    GET /report/
    GET /report/audit`,
  universidade: `
    GET /university/exclusive/
    GET /university/exclusive/{slug}
    POST /university/exclusive/{slug}/read
    POST /university/exclusive/{slug}/quiz
    GET /university/certificate`,
  representante: `
    GET /user/self/representative/figures`,
};

/** Each alone: who comes with exactly this one. */
const CALLERS = [
  'anonymous',
  'nothing',
  'orders.read',
  'orders.write',
  'users.read',
  'users.write',
  'products.write',
  'content.write',
  'coupons.write',
  'leads.read',
  'reports.read',
  'linha_branca',
  'universidade',
  'representante',
];

const ROWS = Object.entries(TABLE).flatMap(([opens, lines]) =>
  lines
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => [line, opens] as const),
);

let shop: TestApp;
const people = new Map<string, Awaited<ReturnType<typeof makeUser>>['user']>();
beforeAll(async () => {
  shop = await makeTestApp();
  for (const caller of CALLERS.slice(1)) {
    const permissions = caller === 'nothing' ? [] : [caller];
    people.set(caller, (await makeUser(shop.services, { id: `only-${caller}`, permissions })).user);
  }
});
afterAll(() => shop.close());

function doorFor(opens: string, caller: string): 'open' | 'UNAUTHENTICATED' | 'FORBIDDEN' {
  if (opens === '-') return 'open';
  if (caller === 'anonymous') return 'UNAUTHENTICATED';
  return opens === '+' || opens.split(' ').includes(caller) ? 'open' : 'FORBIDDEN';
}

it('the table has every endpoint once, and none that does not exist', () => {
  const existing = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
  expect(ROWS.map(([line]) => line).sort()).toEqual([...existing].sort());
});

describe('one permission alone', () => {
  it.each(ROWS)('%s opens to %j', async (line, opens) => {
    const [method = '', path = ''] = line.split(' ');
    const seen: Record<string, string> = {};
    for (const caller of CALLERS) {
      const user = people.get(caller);
      const answer = await shop.request(method, path.replace(/\{\w+\}/g, 'nothing-here'), {
        // A token of its own for every call: one of them signs out.
        token: user && (await shop.services.sessions.create(user, { agent: null, address: '::1' })),
        body: method === 'GET' || method === 'DELETE' ? undefined : {},
        headers: { 'idempotency-key': 'table-of-doors' },
      });
      const text = await answer.text();
      const code = answer.status >= 400 ? (JSON.parse(text) as { errorCode: string }).errorCode : '';
      seen[caller] = code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' ? code : 'open';
    }
    expect(seen).toEqual(Object.fromEntries(CALLERS.map((caller) => [caller, doorFor(opens, caller)])));
  });
});
