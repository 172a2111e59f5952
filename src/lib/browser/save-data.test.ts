import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const stored = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  stored.clear();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('matchMedia', matchMedia);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  prefersLess = false;
  vi.unstubAllGlobals();
});

let prefersLess = false;
const matchMedia = (query: string) => ({
  matches: prefersLess && query === '(prefers-reduced-data: reduce)',
});
const over = (connection: object | undefined) => vi.stubGlobal('navigator', { connection });
const load = () => import('./save-data');

describe('whether data should be saved', () => {
  it.each([
    [{ saveData: true, effectiveType: '4g', downlink: 10 }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '2g', downlink: 0.25 }, true],
    [{ effectiveType: '3g', downlink: 0.4 }, true],
    [{ effectiveType: '3g', downlink: 1.4 }, false],
    [{ effectiveType: '3g' }, false],
    [{ effectiveType: '4g', downlink: 0.4 }, false],
    [{ saveData: false, effectiveType: '4g', downlink: 10 }, false],
    [undefined, false],
  ])('with a connection of %o: %s', async (connection, saves) => {
    over(connection);
    expect((await load()).shouldSaveData()).toBe(saves);
  });
});

it('is saved where the system prefers less, over any connection', async () => {
  prefersLess = true;
  over({ effectiveType: '4g', downlink: 10 });
  expect((await load()).shouldSaveData()).toBe(true);
});

describe("the shop's own switch", () => {
  it('saves data on a fast network too, and is remembered', async () => {
    over({ effectiveType: '4g' });
    (await load()).switchSaver(true);
    vi.resetModules();
    const later = await load();
    expect(later.shouldSaveData()).toBe(true);
    later.switchSaver(false);
    expect(later.shouldSaveData()).toBe(false);
    expect(stored.size).toBe(0);
  });

  it('does not take back what the browser was asked for', async () => {
    over({ saveData: true });
    const saver = await load();
    saver.switchSaver(false);
    expect(saver.wantsToSaveData()).toBe(true);
  });

  it('works for the open page where nothing may be stored', async () => {
    vi.stubGlobal('localStorage', undefined);
    over(undefined);
    const saver = await load();
    saver.switchSaver(true);
    expect(saver.wantsToSaveData()).toBe(true);
  });

  it('is followed by the other tabs', async () => {
    over(undefined);
    const saver = await load();
    const seen = vi.fn();
    const end = saver.watchSaver(seen);
    const change = (key: string) => window.dispatchEvent(Object.assign(new Event('storage'), { key }));
    stored.set('store-save-data', 'on');
    change('store-cart');
    expect(seen).not.toHaveBeenCalled();
    change('store-save-data');
    expect(seen).toHaveBeenCalledTimes(1);
    expect(saver.isSaverOn()).toBe(true);
    end();
    change('store-save-data');
    expect(seen).toHaveBeenCalledTimes(1);
  });
});
