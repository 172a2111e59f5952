import { tabStore } from '@/lib/browser/browser-store';
import type { ReviewInput } from './review.schema';

const NAME = 'review-drafts';

type Draft = Pick<ReviewInput, 'text'> & { title: string; reviewScore?: number };

const isFields = (value: unknown): value is Partial<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function readAll(): Partial<Record<string, unknown>> {
  const stored = tabStore.readJson(NAME);
  return isFields(stored) ? stored : {};
}

const writeAll = (drafts: Partial<Record<string, unknown>>): void =>
  tabStore.write(NAME, JSON.stringify(drafts));

/** What was typed in this tab about a product and not sent; empty when there is nothing. */
export function readReviewDraft(productId: string): Draft {
  const stored = readAll()[productId];
  const { title, text, reviewScore } = isFields(stored) ? stored : {};
  return {
    title: textOf(title),
    text: textOf(text),
    ...(typeof reviewScore === 'number' && { reviewScore }),
  };
}

/** Stores what was typed about a product until it is sent or the tab is closed. */
export const keepReviewDraft = (productId: string, draft: Partial<ReviewInput>): void =>
  writeAll({ ...readAll(), [productId]: draft });

/** The review is sent. */
export const forgetReviewDraft = (productId: string): void =>
  writeAll({ ...readAll(), [productId]: undefined });

/** At sign-out: what was typed must not wait for the next person. */
export const forgetReviewDrafts = (): void => writeAll({});
