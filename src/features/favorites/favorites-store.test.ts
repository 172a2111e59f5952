import { beforeEach, describe, expect, it, vi } from 'vitest';
import { removeToken, storeToken } from '@/client/token';
import { mockApi, noAnswer } from '@/testing/mock-api';

/** The store as a fresh tab has it. */
async function openTab() {
  vi.resetModules();
  return import('./favorites-store');
}
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const kept = () => stored('store-favorites');

beforeEach(() => {
  localStorage.clear();
  removeToken();
});

describe('favourites on the device', () => {
  it('are kept for the next visit, and out again on the second tap', async () => {
    const { toggleFavorite } = await openTab();
    toggleFavorite('p1');
    toggleFavorite('p2');
    expect(kept()).toEqual(['p2', 'p1']);
    toggleFavorite('p1');
    expect(kept()).toEqual(['p2']);
  });

  it('tell nobody while nobody is signed in', async () => {
    const calls = mockApi({});
    const { toggleFavorite } = await openTab();
    toggleFavorite('p1');
    expect(calls).toEqual([]);
  });
});

describe('favourites of a signed-in person', () => {
  beforeEach(() => storeToken('token'));

  it('meet the account as a union: nothing of either is lost', async () => {
    const { toggleFavorite, meetAccount } = await openTab();
    toggleFavorite('mine');
    // The modules were loaded anew: the browser client they use is answered below.
    const { mockApi: answer } = await import('@/testing/mock-api');
    const calls = answer({ addOwnFavorites: () => ({ productIds: ['mine', 'other-device'] }) });
    await meetAccount();
    expect(kept()).toEqual(['mine', 'other-device']);
    expect(calls.map(({ name, input }) => [name, input.body])).toEqual([
      ['addOwnFavorites', { productIds: ['mine'] }],
    ]);
  });

  it('do not come back after being taken out without a network', async () => {
    const { toggleFavorite, meetAccount } = await openTab();
    const { mockApi: answer } = await import('@/testing/mock-api');
    const lost = answer({
      deleteOwnFavorite: () => {
        throw noAnswer();
      },
      addOwnFavorites: () => ({ productIds: ['p1'] }),
    });
    toggleFavorite('p1');
    toggleFavorite('p1');
    await vi.waitFor(() =>
      expect(lost.map(({ name }) => name)).toEqual(['addOwnFavorites', 'deleteOwnFavorite']),
    );
    const calls = answer({ deleteOwnFavorite: () => null, addOwnFavorites: () => ({ productIds: [] }) });
    await meetAccount();
    expect(calls.map(({ name }) => name)).toEqual(['deleteOwnFavorite', 'addOwnFavorites']);
    expect(kept()).toEqual([]);
  });
});
