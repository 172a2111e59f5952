import { MAX_SENT_QUOTES, SENT_QUOTES_STORAGE_KEY } from '@config/quotes';
import { isFields, isText } from '@/lib/stored-values';
import { readLines, type QuoteLine } from './quote-line';
import type { SentQuote } from './quote-receipt';

/** A quote that was sent from this browser: what was asked for, without the person and the place. */
export interface StoredQuote {
  reference: string;
  sentAt: string;
  /** The moment by which it is answered. */
  answerBy: string | null;
  lines: readonly QuoteLine[];
}

/** Incremented when the shape of a stored quote changes; another version is not read. */
const VERSION = 1;

const isMoment = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));

function readQuote(value: unknown): StoredQuote | null {
  if (!isFields(value)) return null;
  const { reference, sentAt, answerBy } = value;
  const lines = readLines(value.lines);
  if (!isText(reference) || !isMoment(sentAt) || lines.length === 0) return null;
  return { reference, sentAt, answerBy: isMoment(answerBy) ? answerBy : null, lines };
}

/** What was sent from this browser, newest first; what is damaged is left out. Nothing where the storage is forbidden. */
export function readSentQuotes(): StoredQuote[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(SENT_QUOTES_STORAGE_KEY) ?? 'null');
    if (!isFields(value) || value.version !== VERSION || !Array.isArray(value.sent)) return [];
    return value.sent
      .map(readQuote)
      .filter((quote) => quote !== null)
      .slice(0, MAX_SENT_QUOTES);
  } catch {
    return [];
  }
}

/** Stores a quote before the ones sent earlier; the oldest makes room. */
export function keepSentQuote({ reference, answerBy, lines }: SentQuote, now = new Date()): void {
  const earlier = readSentQuotes().filter((quote) => quote.reference !== reference);
  const quote: StoredQuote = { reference, sentAt: now.toISOString(), answerBy, lines };
  const sent = [quote, ...earlier].slice(0, MAX_SENT_QUOTES);
  try {
    localStorage.setItem(SENT_QUOTES_STORAGE_KEY, JSON.stringify({ version: VERSION, sent }));
  } catch {
    // Storage is full or forbidden: the mail that confirms the quote has it too.
  }
}
