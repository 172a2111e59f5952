/**
 * Who may call what, written by hand and not read from the code: every endpoint as `METHOD path`, under the permissions
 * that open it. `-` is anyone, `+` every signed-in user. An admin may call everything.
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
    GET /product/{slug}/sheet.pdf
    GET /product/recommendations/
    GET /product/reviews/
    POST /product/stock_notice/
    GET /search/
    GET /search/suggestions/
    POST /search/choice
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
    POST /checkout/guest
    POST /checkout/fake_guest_payment/
    POST /order/guest
    POST /order/{number}/guest_payment
    POST /order/{number}/guest_cancel
    POST /order/{number}/guest_withdrawal
    POST /order/{number}/guest_prescription
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
    POST /order/{number}/prescription
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
    GET /order/prescriptions
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
  'search.write': `
    GET /search/counted/
    GET /search/rules/
    POST /search/rules/
    PATCH /search/rules/{id}
    DELETE /search/rules/{id}
    POST /search/preview`,
  universidade: `
    GET /university/exclusive/
    GET /university/exclusive/{slug}
    POST /university/exclusive/{slug}/read
    POST /university/exclusive/{slug}/quiz
    GET /university/certificate`,
  representante: `
    GET /user/self/representative/figures`,
};

/** An endpoint and who it opens to. */
export interface Door {
  /** As `GET /order/{number}`. */
  line: string;
  /** `-`, `+`, or permissions with a space between: each of them alone is enough. */
  opens: string;
}

/** Every line of the table. */
export const DOORS: Door[] = Object.entries(TABLE).flatMap(([opens, lines]) =>
  lines
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => ({ line, opens })),
);
