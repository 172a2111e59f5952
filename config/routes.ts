/**
 * Every address of the shop, as it is given (docs/rules.md), but for those within the dashboards
 * (`dashboard-routes.ts`). Links are built here and nowhere else.
 */
export const ROUTES = {
  home: '/',
  about: '/sobre-nos',
  setDelivery: '/definir-entrega',
  orderSummary: '/resumo-do-pedido',
  /** The packs to quote, for a brand without a cart. */
  quotes: '/orcamento',
  contact: '/contato',
  faq: '/perguntas-frequentes',
  terms: '/terms',
  privacy: '/privacy',
  forgetPassword: '/forget-password',
  confirmEmail: '/confirmar-email',
  account: '/minha-conta',
  accountOrders: '/minha-conta/pedidos',
  accountDetails: '/minha-conta/detalhes-da-conta/',
  changePassword: '/minha-conta/mudar-senha',
  accountPrivacy: '/minha-conta/privacidade',
  ownDashboardOrders: '/minha-conta/dashboard/pedidos/',
  dashboard: '/dashboard/',
  dashboardOrders: '/dashboard/pedidos/todos',
  university: '/universidade/',
  exclusiveMaterial: '/universidade/material_exclusivo/',
  certificate: '/universidade/material_exclusivo/certificado',
  shop: '/shop',
  login: '/entrar',
  register: '/cadastrar',
  search: '/buscar',
  compare: '/comparar',
  favorites: '/favoritos',
  collections: '/collections',
  categories: '/categoria',
  trackOrder: '/order',
  checkout: '/finalizar_compra/',
  checkoutDone: '/compra_realizada/',
  news: '/informativos/',
  newsFeed: '/informativos/rss.xml',
  partner: '/seja-nosso-parceiro/',
  ownBrand: '/marca-propria/',
} as const;

/** Names the pack that a product page opens with. */
export const PACK_PARAM = 'pacote';
/** The link in a mail that confirms an e-mail; the page asks before it does. */
export const confirmEmailPath = (token: string) =>
  `${ROUTES.confirmEmail}?token=${encodeURIComponent(token)}`;
export const productPath = (slug: string) => `/produtos/${encodeURIComponent(slug)}`;
/** A product's page that opens with the pack of this SKU, or as it does without one. */
export const packPath = (slug: string, sku: string | null | undefined) =>
  sku ? `${productPath(slug)}?${new URLSearchParams({ [PACK_PARAM]: sku }).toString()}` : productPath(slug);
export const categoryPath = (slug: string) => `/categoria/${encodeURIComponent(slug)}`;
export const collectionPath = (slug: string) => `/collections/${encodeURIComponent(slug)}`;
export const postPath = (slug: string) => `/informativos/${encodeURIComponent(slug)}`;
export const lessonPath = (slug: string) => `/universidade/${encodeURIComponent(slug)}`;
export const exclusiveLessonPath = (slug: string) => `${ROUTES.exclusiveMaterial}${encodeURIComponent(slug)}`;
export const accountOrderPath = (number: string) => `${ROUTES.accountOrders}/${encodeURIComponent(number)}`;
/** The editor of one thing of the dashboard, or the preview of it. */
export const withId = (path: string, id: string) => `${path}?${new URLSearchParams({ id }).toString()}`;
/** Where an order is followed by its number and e-mail. */
export const trackOrderPath = (number: string) =>
  `${ROUTES.trackOrder}?${new URLSearchParams({ numero: number }).toString()}`;
export const checkoutDonePath = (number: string) => `/compra_realizada?pedido=${encodeURIComponent(number)}`;
/** `assunto` of the contact page that asks for prices by volume. */
export const QUOTE_SUBJECT = 'cotacao';
/** The form that asks for a price in words. */
export const quotePath = () =>
  `${ROUTES.contact}?${new URLSearchParams({ assunto: QUOTE_SUBJECT }).toString()}`;
/** Products side by side, by slug; without any, the ones this device has chosen. */
export const comparePath = (slugs: readonly string[]) =>
  slugs.length === 0
    ? ROUTES.compare
    : `${ROUTES.compare}?${new URLSearchParams(slugs.map((slug) => ['produto', slug])).toString()}`;
/** The link that credits a representative. */
export const referralPath = (code: string) => `/redirect/${encodeURIComponent(code)}`;
export const loginPath = (next: string) => `${ROUTES.login}?next=${encodeURIComponent(next)}`;

/** Search address with repeatable categories (`categoria` can repeat; also `peso`). */
export function searchPath(query: { q?: string; categoria?: readonly string[]; peso?: readonly string[] }) {
  const params = new URLSearchParams();
  if (query.q) params.set('q', query.q);
  query.categoria?.forEach((slug) => params.append('categoria', slug));
  query.peso?.forEach((weight) => params.append('peso', weight));
  const text = params.toString();
  return text ? `${ROUTES.search}?${text}` : ROUTES.search;
}
