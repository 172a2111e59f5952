import type { Kind, PrivateKind } from './page-kinds';
import type { ByteKind, Category } from './measure-lighthouse';

/** Performance paper, Budgets: gzip, first load, no interaction, in kB of 1,000 bytes. */
export const BYTE_BUDGETS: Record<Kind, Record<ByteKind, number>> = {
  home: { script: 172, stylesheet: 13, font: 35, document: 19, image: 90, total: 320 },
  list: { script: 175, stylesheet: 13, font: 35, document: 20, image: 90, total: 330 },
  product: { script: 178, stylesheet: 13, font: 35, document: 19, image: 60, total: 300 },
};

/** Milliseconds; layout shift has no unit. */
export const TIME_BUDGETS: Record<Kind, { lcpMs: number; tbtMs: number; cls: number }> = {
  home: { lcpMs: 1300, tbtMs: 100, cls: 0 },
  list: { lcpMs: 1500, tbtMs: 100, cls: 0 },
  product: { lcpMs: 1300, tbtMs: 100, cls: 0 },
};
export const SCORE_BUDGETS = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
/** What the paper says of pages for the signed-in; nothing of the rest. */
export const PRIVATE_BUDGETS: Record<
  PrivateKind,
  {
    kB: Partial<Record<ByteKind, number>>;
    scores: Partial<Record<Category, number>>;
    times: Partial<(typeof TIME_BUDGETS)[Kind]>;
  }
> = {
  checkout: {
    kB: { script: 195, stylesheet: 14, font: 35 },
    scores: { performance: 95, accessibility: 100, 'best-practices': 100 },
    times: { lcpMs: 2000, tbtMs: 150, cls: 0 },
  },
  dashboard: {
    kB: { script: 280, stylesheet: 16, font: 35 },
    scores: { accessibility: 100, 'best-practices': 100 },
    times: {},
  },
};
export const CLICK_BUDGETS = { plainMs: 130, reducedMotionMs: 80, slowPhoneMs: 210 };
export const WEAK_BUDGETS = { firstMs: 3500, secondMs: 1000 };
export const INTERACTION_BUDGET_MS = 100;
