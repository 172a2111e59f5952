// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { deviceStore, tabStore } from './browser-store';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it.each([
  ['tab', tabStore, () => sessionStorage],
  ['device', deviceStore, () => localStorage],
] as const)('the %s gives back what was written, and null once it was removed', (_, store, storage) => {
  store.write('a-name', '{"a":1}');
  expect(storage().getItem('a-name')).toBe('{"a":1}');
  expect(store.read('a-name')).toBe('{"a":1}');
  expect(store.readJson('a-name')).toEqual({ a: 1 });
  store.write('a-name', null);
  expect(storage()).toHaveLength(0);
  expect([store.read('a-name'), store.readJson('a-name')]).toEqual([null, null]);
});

it('reads damaged JSON as nothing', () => {
  sessionStorage.setItem('a-name', '{"a":');
  expect(tabStore.readJson('a-name')).toBeNull();
});

it('remembers nothing, without an error, where the browser forbids its storage or it is full', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  deviceStore.write('a-name', 'a text');
  expect([deviceStore.read('a-name'), deviceStore.readJson('a-name')]).toEqual([null, null]);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  tabStore.write('a-name', 'a text');
  expect(tabStore.read('a-name')).toBeNull();
});
