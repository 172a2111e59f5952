import type { Page } from 'playwright';
import { AUTH_COOKIE } from '@config/commerce';
import { goToPayment } from '../../e2e/support/checkout';
import { addToCart, ADMIN, makeVisitor } from '../../e2e/support/shop';
import { shopApi } from '../../e2e/support/shop-api';
import type { ByteKind, Category, LighthouseFigures } from '../speed/measure-lighthouse';

/** The screen: Lighthouse's phone (slow 4G, a quarter of the processor), or its desktop (a fast line, all of it). */
export type Screen = 'phone' | 'desktop';

/** Has orders in every state and two addresses (demo/users.json). */
const CUSTOMER = { email: 'joao.sobral@cliente.example', password: ADMIN.password };

const signInAs = (person: typeof ADMIN) => async (page: Page, origin: string) => {
  const value = await shopApi(origin)('login', { body: person });
  const expires = Math.floor(Date.now() / 1000) + 86_400;
  await page.context().addCookies([{ name: AUTH_COOKIE.name, value, url: origin, expires }]);
};

/** What a person does before the pages are opened. */
export const PEOPLE = {
  async guest(page: Page, _origin: string) {
    await addToCart(page);
    await goToPayment(page, makeVisitor());
  },
  customer: signInAs(CUSTOMER),
  admin: signInAs(ADMIN),
};
export type Person = keyof typeof PEOPLE;

/** kB of 1,000 bytes, scores of 100, milliseconds. */
export interface PrivateBudget {
  kB: Partial<Record<ByteKind, number>>;
  scores: Partial<Record<Category, number>>;
  times: Partial<Pick<LighthouseFigures, 'lcpMs' | 'tbtMs' | 'cls'>>;
}

const CLEAN = { accessibility: 100, 'best-practices': 100 };
const BUY: PrivateBudget = {
  kB: { script: 195 },
  scores: { performance: 95, ...CLEAN },
  times: { lcpMs: 2000, tbtMs: 150, cls: 0 },
};
/** The account has no budget of its own for times: it is held to those of the dashboard on a phone. */
const ACCOUNT: PrivateBudget = {
  kB: { script: 195 },
  scores: { performance: 85, ...CLEAN },
  times: { lcpMs: 2800, tbtMs: 250 },
};
const WORK: Record<Screen, PrivateBudget> = {
  phone: {
    kB: { script: 280 },
    scores: { performance: 85, ...CLEAN },
    times: { lcpMs: 2800, tbtMs: 250 },
  },
  desktop: {
    kB: { script: 280 },
    scores: { performance: 95, ...CLEAN },
    times: { lcpMs: 2000, tbtMs: 100 },
  },
};

export interface PrivatePage {
  /** The address without its language. */
  path: string;
  person: Person;
  screen: Screen;
  budget: PrivateBudget;
}

const onPhone = (person: Person, budget: PrivateBudget, paths: readonly string[]): PrivatePage[] =>
  paths.map((path) => ({ path, person, screen: 'phone', budget }));

const onBoth = (paths: readonly string[]): PrivatePage[] =>
  paths.flatMap((path) =>
    (['phone', 'desktop'] as const).map((screen) => ({
      path,
      person: 'admin' as const,
      screen,
      budget: WORK[screen],
    })),
  );

/** The pages of the table, in its order; those of one person stand together. */
export const PAGES: readonly PrivatePage[] = [
  ...onPhone('guest', BUY, ['/resumo-do-pedido', '/finalizar_compra']),
  ...onPhone('customer', ACCOUNT, [
    '/minha-conta',
    '/minha-conta/pedidos',
    '/minha-conta/pedidos/DEMO-1023',
    '/minha-conta/detalhes-da-conta',
    '/minha-conta/mudar-senha',
    '/minha-conta/privacidade',
  ]),
  ...onBoth([
    '/dashboard',
    '/dashboard/pedidos/todos',
    '/dashboard/produtos',
    '/dashboard/produtos/novo',
    '/dashboard/blog_posts/novo',
  ]),
];
