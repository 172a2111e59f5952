import type { Kind } from './page-kinds';
import type { ByteKind } from './measure-lighthouse';

/**
 * Scripts of a page in kB of 1,000 bytes: gzip, first load, without interaction. A product's document has 0.1 kB for the
 * name and CNPJ of its maker, which its label must show.
 */
export const BYTE_BUDGETS: Record<Kind, Record<ByteKind, number>> = {
  home: { script: 172, stylesheet: 13.2, font: 35, document: 19.7, image: 90, total: 320 },
  list: { script: 175, stylesheet: 13.2, font: 35, document: 20, image: 90, total: 330 },
  product: { script: 178, stylesheet: 13.2, font: 35, document: 19.2, image: 60, total: 300 },
};

/** Milliseconds; layout shift has no unit. */
export const TIME_BUDGETS: Record<Kind, { lcpMs: number; tbtMs: number; cls: number }> = {
  home: { lcpMs: 1300, tbtMs: 100, cls: 0 },
  list: { lcpMs: 1500, tbtMs: 100, cls: 0 },
  product: { lcpMs: 1300, tbtMs: 100, cls: 0 },
};
export const SCORE_BUDGETS = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
/** Milliseconds from the finger going down, its press of 40 ms included, to the heading. */
export const CLICK_BUDGETS = { plain: 130, reducedMotion: 80, slowPhone: 210, warmSlowPhone: 210 };
/** Price and button come in the paint of the heading, or one frame later. */
export const FRAME_MS = 17;
export const WEAK_BUDGETS = { firstMs: 3500, secondMs: 1000 };
export const INTERACTION_BUDGET_MS = 100;
