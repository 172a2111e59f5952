import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_SENT_QUOTES, SENT_QUOTES_STORAGE_KEY } from '@config/quotes';
import { makeFullProduct, makePack } from '@/testing/make-full-product';
import { toQuoteLine } from './quote-line';
import { forgetSentQuotes } from './quote-receipt';
import { keepSentQuote, readSentQuotes } from './sent-quotes';

const line = toQuoteLine(makeFullProduct(), makePack({ id: 'bag' }), 14);
const keep = (reference: string, now = new Date('2026-11-23T15:00:00Z')) =>
  keepSentQuote({ reference, answerBy: null, confirmationSent: true, lines: [line] }, now);

beforeEach(() => localStorage.clear());

describe('the quotes that were sent from a browser', () => {
  it('are the newest ones, each once', () => {
    for (const number of [1, 2, 3, 4, 5, 6, 7, 6]) keep(`Q${String(number)}`);
    expect(readSentQuotes().map(({ reference }) => reference)).toEqual(['Q6', 'Q7', 'Q5', 'Q4', 'Q3']);
    expect(readSentQuotes()).toHaveLength(MAX_SENT_QUOTES);
    expect(readSentQuotes()[0]).toEqual({
      reference: 'Q6',
      sentAt: '2026-11-23T15:00:00.000Z',
      answerBy: null,
      lines: [line],
    });
  });

  it.each([
    null,
    'not JSON',
    '[]',
    '{"version":2,"sent":[]}',
    '{"version":1,"sent":{}}',
    '{"version":1,"sent":[null,{"reference":"A"},{"reference":"A","sentAt":"soon","lines":[]}]}',
  ])('are none where the browser stores something else: %s', (text) => {
    if (text !== null) localStorage.setItem(SENT_QUOTES_STORAGE_KEY, text);
    expect(readSentQuotes()).toEqual([]);
  });

  it('are gone when the next person comes', () => {
    keep('Q1');
    forgetSentQuotes();
    expect(readSentQuotes()).toEqual([]);
  });
});
