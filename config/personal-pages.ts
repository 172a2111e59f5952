import { ROUTES } from './routes';

/** Pages of one person or one moment, in every brand. */
export const PERSONAL_PAGES: readonly string[] = [
  ROUTES.account,
  ROUTES.dashboard,
  ROUTES.login,
  ROUTES.register,
  ROUTES.forgetPassword,
  ROUTES.confirmEmail,
  ROUTES.trackOrder,
];
/** The same, of brands with a cart. */
export const BUYING_PAGES: readonly string[] = [
  ROUTES.orderSummary,
  ROUTES.setDelivery,
  ROUTES.checkout,
  ROUTES.checkoutDone,
];

const FOLDERS = [...PERSONAL_PAGES, ...BUYING_PAGES].map((path) => path.replace(/\/$/, ''));

/** @param page its name in Next, without a language: `/minha-conta/pedidos/[number]` */
export const isPersonalPage = (page: string): boolean =>
  FOLDERS.some((folder) => page === folder || page.startsWith(`${folder}/`));
