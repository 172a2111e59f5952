import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeToken } from '@/client/store-token';
import { removeToken } from '@/client/token';
import { mockApi, noAnswer, type ApiCall } from '@/testing/mock-api';
import { eventually } from '@/testing/eventually';

/** The store of a new tab. */
async function openTab() {
  vi.resetModules();
  return {
    ...(await import('./favorites-store')),
    ...(await import('./owner')),
    ...(await import('./meet-account')),
  };
}
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const bodies = (calls: ApiCall[]) => calls.map(({ name, input }) => [name, input.body]);
const storedIds = () => stored('store-favorites');

beforeEach(() => {
  localStorage.clear();
  removeToken();
});

describe('favourites on the device', () => {
  it('are stored for the next visit, and removed by the second tap', async () => {
    const { toggleFavorite } = await openTab();
    toggleFavorite('p1');
    toggleFavorite('p2');
    expect(storedIds()).toEqual(['p2', 'p1']);
    toggleFavorite('p1');
    expect(storedIds()).toEqual(['p2']);
  });

  it('make no call while no user is signed in', async () => {
    const calls = mockApi({});
    const { toggleFavorite } = await openTab();
    toggleFavorite('p1');
    expect(calls).toEqual([]);
  });
});

describe('favourites of a signed-in person', () => {
  beforeEach(() => storeToken('token'));

  it('become the union of device and account', async () => {
    const { toggleFavorite, meetAccount } = await openTab();
    toggleFavorite('mine');
    // The modules were reset, so the calls of their new client are answered here.
    const { mockApi: answer } = await import('@/testing/mock-api');
    const calls = answer({
      listOwnFavorites: () => ({ productIds: ['other-device'] }),
      addOwnFavorites: () => ({ productIds: ['mine', 'other-device'] }),
    });
    await meetAccount('ana');
    expect(storedIds()).toEqual(['mine', 'other-device']);
    expect(bodies(calls)).toEqual([
      ['listOwnFavorites', undefined],
      ['addOwnFavorites', { productIds: ['mine'] }],
    ]);
  });

  it('do not come back after they were removed without a network', async () => {
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
    await eventually(() =>
      expect(lost.map(({ name }) => name)).toEqual(['addOwnFavorites', 'deleteOwnFavorite']),
    );
    const calls = answer({ deleteOwnFavorite: () => null, listOwnFavorites: () => ({ productIds: [] }) });
    await meetAccount('ana');
    expect(calls.map(({ name }) => name)).toEqual(['deleteOwnFavorite', 'listOwnFavorites']);
    expect(storedIds()).toEqual([]);
  });

  it('stay in the account when a visitor tapped them on and off before signing in', async () => {
    const { toggleFavorite, meetAccount } = await openTab();
    const { mockApi: answer } = await import('@/testing/mock-api');
    removeToken();
    toggleFavorite('p1');
    toggleFavorite('p1');
    storeToken('token');
    const calls = answer({ listOwnFavorites: () => ({ productIds: ['p1'] }) });
    await meetAccount('ana');
    expect(calls.map(({ name }) => name)).toEqual(['listOwnFavorites']);
    expect(storedIds()).toEqual(['p1']);
  });

  it('do not come back after they were removed when the session had ended by itself', async () => {
    const { toggleFavorite, meetAccount } = await openTab();
    const { mockApi: answer } = await import('@/testing/mock-api');
    answer({ listOwnFavorites: () => ({ productIds: ['p1'] }) });
    await meetAccount('ana');
    removeToken();
    toggleFavorite('p1');
    storeToken('token');
    const calls = answer({ deleteOwnFavorite: () => null, listOwnFavorites: () => ({ productIds: [] }) });
    await meetAccount('ana');
    expect(calls.map(({ name }) => name)).toEqual(['deleteOwnFavorite', 'listOwnFavorites']);
    expect(storedIds()).toEqual([]);
  });

  it('do not come back from a device after they were removed on another', async () => {
    const { toggleFavorite, meetAccount } = await openTab();
    const { mockApi: answer } = await import('@/testing/mock-api');
    answer({ listOwnFavorites: () => ({ productIds: ['removed', 'stays'] }) });
    await meetAccount('ana');
    const calls = answer({
      listOwnFavorites: () => ({ productIds: ['stays'] }),
      addOwnFavorites: ({ body }) => ({ productIds: [...body.productIds, 'stays'] }),
    });
    toggleFavorite('new');
    await eventually(() => expect(calls).toHaveLength(1));
    await meetAccount('ana');
    expect(storedIds()).toEqual(['new', 'stays']);
    expect(bodies(calls).slice(1)).toEqual([
      ['listOwnFavorites', undefined],
      ['addOwnFavorites', { productIds: ['new'] }],
    ]);
  });

  it('are not written to a device whose session ended during the call', async () => {
    const { toggleFavorite, meetAccount } = await openTab();
    const { mockApi: answer } = await import('@/testing/mock-api');
    removeToken();
    toggleFavorite('of-visitor');
    storeToken('token');
    answer({
      listOwnFavorites: () => ({ productIds: ['of-ana'] }),
      addOwnFavorites() {
        removeToken();
        return { productIds: ['of-visitor', 'of-ana'] };
      },
    });
    expect(await meetAccount('ana')).toBe(false);
    expect(storedIds()).toEqual(['of-visitor']);
    expect(localStorage.getItem('store-favorites-owner')).toBeNull();
  });

  it('are not merged into the account of the next person', async () => {
    const { toggleFavorite, meetAccount, disownFavorites } = await openTab();
    const { mockApi: answer } = await import('@/testing/mock-api');
    answer({ listOwnFavorites: () => ({ productIds: ['of-ana'] }) });
    await meetAccount('ana');
    removeToken();
    disownFavorites();
    expect(storedIds()).toEqual([]);
    toggleFavorite('of-visitor');
    const calls = answer({
      listOwnFavorites: () => ({ productIds: [] }),
      addOwnFavorites: () => ({ productIds: ['of-visitor'] }),
    });
    await meetAccount('joao');
    expect(bodies(calls)).toEqual([
      ['listOwnFavorites', undefined],
      ['addOwnFavorites', { productIds: ['of-visitor'] }],
    ]);
  });

  it('are neither given to nor taken from another person when the session ended by itself', async () => {
    const { toggleFavorite, meetAccount } = await openTab();
    const { mockApi: answer } = await import('@/testing/mock-api');
    answer({ listOwnFavorites: () => ({ productIds: ['of-ana', 'of-both'] }) });
    await meetAccount('ana');
    removeToken();
    toggleFavorite('of-both');
    const calls = answer({ listOwnFavorites: () => ({ productIds: ['of-both'] }) });
    await meetAccount('joao');
    expect(bodies(calls)).toEqual([['listOwnFavorites', undefined]]);
    expect(storedIds()).toEqual(['of-both']);
  });

  it('stay on the device at sign-out while the account has not got them', async () => {
    const { meetAccount, favorites, disownFavorites } = await openTab();
    const { mockApi: answer } = await import('@/testing/mock-api');
    favorites.add('p1');
    answer({
      listOwnFavorites: () => ({ productIds: [] }),
      addOwnFavorites: () => {
        throw noAnswer();
      },
    });
    await meetAccount('ana').catch(() => undefined);
    disownFavorites();
    expect(storedIds()).toEqual(['p1']);
  });

  it('stay on the device of a visitor who never signed in', async () => {
    const { toggleFavorite, disownFavorites } = await openTab();
    removeToken();
    toggleFavorite('p1');
    disownFavorites();
    expect(storedIds()).toEqual(['p1']);
  });
});
