import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { goToPayment } from '../../e2e/support/checkout';
import { addToCart, ADMIN, makeVisitor, signIn } from '../../e2e/support/shop';
import type { PrivateKind } from './page-kinds';

/** What a user does before the page that is measured opens. */
const WAYS: Record<PrivateKind, { path: string; go: (page: Page) => Promise<void> }> = {
  checkout: {
    path: '/pt-BR/finalizar_compra',
    async go(page) {
      await addToCart(page);
      await goToPayment(page, makeVisitor());
    },
  },
  dashboard: {
    path: '/pt-BR/dashboard',
    go: (page) => signIn(page, ADMIN, '/dashboard'),
  },
};

export interface SignedInProfile {
  /** Where the page is. */
  path: string;
  /** The browser's folder, to be given to another one. */
  profile: string;
  remove(): Promise<void>;
}

/** Walks a browser to a page that only a signed-in person sees, and keeps its folder. */
export async function makeSignedInProfile(
  kind: PrivateKind,
  { origin, browser }: { origin: string; browser: string },
): Promise<SignedInProfile> {
  const profile = await mkdtemp(join(tmpdir(), 'speed-profile-'));
  const { path, go } = WAYS[kind];
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browser,
    args: ['--no-sandbox'],
    baseURL: origin,
    serviceWorkers: 'block',
  });
  try {
    await go(await context.newPage());
  } finally {
    await context.close();
  }
  return { path, profile, remove: () => rm(profile, { recursive: true, force: true }) };
}

/** Clears a browser folder's cache, and preserves its session and cart. */
export const forgetFiles = (profile: string) =>
  Promise.all(
    ['Cache', 'Code Cache', 'Service Worker'].map((name) =>
      rm(join(profile, 'Default', name), { recursive: true, force: true }),
    ),
  );
