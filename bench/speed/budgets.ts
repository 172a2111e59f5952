import type { Kind } from './page-kinds';
import type { ByteKind } from './measure-lighthouse';

/** Performance paper, Budgets: gzip, first load, no interaction, in kB of 1,000 bytes. */
export const BYTE_BUDGETS: Record<Kind, Record<ByteKind, number>> = {
  home: { script: 158, stylesheet: 12, font: 35, document: 18, image: 90, total: 285 },
  list: { script: 160, stylesheet: 12, font: 35, document: 20, image: 90, total: 290 },
  product: { script: 160, stylesheet: 12, font: 35, document: 18, image: 60, total: 250 },
};

/** Milliseconds; layout shift has no unit. */
export const TIME_BUDGETS: Record<Kind, { lcpMs: number; tbtMs: number; cls: number }> = {
  home: { lcpMs: 1300, tbtMs: 80, cls: 0 },
  list: { lcpMs: 1500, tbtMs: 100, cls: 0 },
  product: { lcpMs: 1300, tbtMs: 80, cls: 0 },
};
export const SCORE_BUDGETS = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
export const CLICK_BUDGETS = { plainMs: 120, reducedMotionMs: 40, slowPhoneMs: 170 };
export const WEAK_BUDGETS = { firstMs: 3500, secondMs: 1000 };
export const INTERACTION_BUDGET_MS = 100;
