import { SENT_QUOTES_STORAGE_KEY } from '@config/quotes';
import type { QuoteLine } from './quote-line';

/** A quote that was sent, as its page tells it. */
export interface SentQuote {
  reference: string;
  /** The moment by which it is answered. */
  answerBy: string | null;
  /** Whether a mail confirms it. */
  confirmationSent: boolean;
  lines: readonly QuoteLine[];
}

/** What this tab sent last: a change of language mounts the page again. */
let receipt: SentQuote | null = null;

export const readReceipt = (): SentQuote | null => receipt;
export const keepReceipt = (sent: SentQuote): void => void (receipt = sent);

/** Packs for another quote are on the list. */
export const forgetReceipt = (): void => void (receipt = null);

/** The next person is at this computer: nothing of what was sent from it stays. */
export function forgetSentQuotes(): void {
  forgetReceipt();
  try {
    localStorage.removeItem(SENT_QUOTES_STORAGE_KEY);
  } catch {
    // Nothing was stored.
  }
}
