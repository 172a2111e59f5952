import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_QUOTE_LINES, MAX_QUOTE_UNITS, QUOTE_STORAGE_KEY } from '@config/quotes';
import { makeFullProduct, makePack } from '@/testing/make-full-product';
import { readStoredQuote, toQuoteLine, weightOf, writeStoredQuote, type QuoteLine } from './quote-line';
import { forgetQuote, getQuote, quoteActions } from './quote-store';

const pack = makePack();
const product = makeFullProduct({ variations: [pack] });
const line = (fields: Partial<QuoteLine> = {}): QuoteLine => ({
  ...toQuoteLine(product, pack, 14),
  ...fields,
});
const stored = () => readStoredQuote(localStorage.getItem(QUOTE_STORAGE_KEY));
/** What another tab does. */
function writeElsewhere(lines: QuoteLine[]) {
  localStorage.setItem(QUOTE_STORAGE_KEY, writeStoredQuote(lines));
  window.dispatchEvent(new StorageEvent('storage', { key: QUOTE_STORAGE_KEY }));
}

beforeEach(() => {
  localStorage.clear();
  forgetQuote();
});
afterEach(() => void vi.restoreAllMocks());

describe('the list of packs to quote', () => {
  it('is stored, and there again in a new tab', () => {
    quoteActions.add(line());
    forgetQuote();
    expect(getQuote()).toEqual({ lines: [line()], ready: true, isStored: true });
    expect(weightOf(getQuote().lines)).toBe(14 * pack.weightGrams);
  });

  it('adds the units of a pack that is on it already, up to the most of a line', () => {
    quoteActions.add(line());
    quoteActions.add(line({ units: 6 }));
    expect(getQuote().lines).toEqual([line({ units: 20 })]);
    quoteActions.setUnits(pack.id, MAX_QUOTE_UNITS + 1);
    expect(getQuote().lines[0]?.units).toBe(MAX_QUOTE_UNITS);
    quoteActions.setUnits(pack.id, 0);
    expect(getQuote().lines[0]?.units).toBe(1);
  });

  it('names its lines as the shop does now, at their address of today, and leaves the others', () => {
    const other = line({ id: 'other', productId: 'other' });
    quoteActions.add(line(), other);
    quoteActions.update([{ ...product, slug: 'nome-novo' }]);
    expect(getQuote().lines).toEqual([line({ slug: 'nome-novo' }), other]);
    expect(stored()).toEqual(getQuote().lines);
    const displayInfo = { ...product.displayInfo, title: 'Name', titleLang: 'en' as const };
    quoteActions.update([{ ...product, slug: 'nome-novo', displayInfo }]);
    expect(getQuote().lines).toEqual([line({ title: 'Name', titleLang: 'en', slug: 'nome-novo' }), other]);
  });

  it('calls and weighs a pack as the shop does now, and leaves one that is gone as it was', () => {
    const gone = line({ id: 'gone' });
    quoteActions.add(line(), gone);
    const now = { presentation: 'Saco 25 kg', weightGrams: 25_000 };
    quoteActions.update([{ ...product, variations: [{ ...pack, ...now }] }]);
    expect(getQuote().lines).toEqual([line(now), gone]);
    expect(stored()).toEqual(getQuote().lines);
  });

  it('says that it is full, and changes nothing then', () => {
    for (let n = 1; n < MAX_QUOTE_LINES; n += 1) quoteActions.add(line({ id: `${n}` }));
    expect(quoteActions.add(line({ id: 'last' }), line({ id: 'one more' }))).toBeNull();
    expect(getQuote().lines).toHaveLength(MAX_QUOTE_LINES - 1);
    expect(quoteActions.add(line({ id: 'last' }))).toEqual([line({ id: 'last' })]);
    expect(quoteActions.add(line({ id: 'one more' }))).toBeNull();
    expect(quoteActions.add(line({ id: '1' }))).toEqual([line({ id: '1', units: 28 })]);
    expect(getQuote().lines).toHaveLength(MAX_QUOTE_LINES);
  });

  it('takes back what was removed, at its place, and nothing else', () => {
    const [first, second, third] = [line({ id: 'first' }), line({ id: 'second' }), line({ id: 'third' })];
    quoteActions.add(first, second, third);
    quoteActions.remove('second');
    quoteActions.setUnits('third', 99);
    quoteActions.putBack([second], 1);
    expect(getQuote().lines).toEqual([first, second, { ...third, units: 99 }]);
    quoteActions.putBack([{ ...second, units: 1 }], 1);
    expect(getQuote().lines).toEqual([first, second, { ...third, units: 99 }]);
  });

  it('takes back two removals in any order', () => {
    const [first, second] = [line({ id: 'first' }), line({ id: 'second' })];
    quoteActions.add(first, second);
    quoteActions.remove('first');
    quoteActions.remove('second');
    quoteActions.putBack([first], 0);
    quoteActions.putBack([second], 0);
    expect(new Set(getQuote().lines)).toEqual(new Set([first, second]));
  });

  it('takes back no more than there is room for', () => {
    quoteActions.add(line({ id: 'removed' }), line({ id: 'removed too' }));
    quoteActions.remove('removed', 'removed too');
    for (let n = 1; n < MAX_QUOTE_LINES; n += 1) quoteActions.add(line({ id: `${n}` }));
    quoteActions.putBack([line({ id: 'removed' }), line({ id: 'removed too' })]);
    expect(getQuote().lines).toHaveLength(MAX_QUOTE_LINES);
  });

  it('takes what another tab adds, at once and before its own next change', () => {
    quoteActions.add(line());
    writeElsewhere([line(), line({ id: 'other' })]);
    expect(getQuote().lines.map(({ id }) => id)).toEqual([pack.id, 'other']);
    localStorage.setItem(QUOTE_STORAGE_KEY, writeStoredQuote([line({ id: 'silent' })]));
    quoteActions.add(line());
    expect(stored().map(({ id }) => id)).toEqual(['silent', pack.id]);
  });

  it('is empty in all tabs when one of them sends it', () => {
    quoteActions.add(line());
    writeElsewhere([]);
    expect(getQuote().lines).toEqual([]);
  });

  it('lasts as long as the tab where nothing may be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    quoteActions.add(line());
    quoteActions.add(line({ id: 'second' }));
    expect(getQuote()).toMatchObject({ isStored: false, lines: [{ id: pack.id }, { id: 'second' }] });
  });

  it.each([
    ['no JSON', '{'],
    ['of another version', JSON.stringify({ version: 2, lines: [line()] })],
    ['no list', JSON.stringify({ version: 1, lines: 'x' })],
    ['hostile', JSON.stringify({ version: 1, lines: [null, { id: 1 }, { ...line(), units: -1 }] })],
  ])('is empty when the stored text is %s', (_name, text) => {
    localStorage.setItem(QUOTE_STORAGE_KEY, text);
    expect(getQuote().lines).toEqual([]);
  });

  it('leaves out what is not valid of a line: an address that may not stand in a page, a second of a pack', () => {
    const picture = { srcUrl: 'javascript:alert(1)', alt: '', width: 1, height: 1, widths: [], color: '' };
    localStorage.setItem(QUOTE_STORAGE_KEY, writeStoredQuote([line({ picture, units: 1e6 }), line()]));
    expect(getQuote().lines).toEqual([line({ picture: null, units: MAX_QUOTE_UNITS })]);
  });
});
