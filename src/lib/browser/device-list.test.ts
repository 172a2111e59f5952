// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviceList } from './device-list';

/** What another tab writes while this one hears nothing. */
const store = (text: string) => localStorage.setItem('test-list', text);
/** The browser restores the page from the back/forward cache. */
const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

beforeEach(() => localStorage.clear());

describe('a list stored on this device', () => {
  it('survives a visit, newest first and without doubles', () => {
    const list = createDeviceList('test-list', 3);
    ['a', 'b', 'a'].forEach((id) => list.add(id));
    expect(createDeviceList('test-list', 3).read()).toEqual(['a', 'b']);
  });

  it('lets the oldest give way when it is full', () => {
    const list = createDeviceList('test-list', 2);
    ['a', 'b', 'c'].forEach((id) => list.add(id));
    expect(list.read()).toEqual(['c', 'b']);
    expect(list.has('a')).toBe(false);
  });

  it.each(['{', 'null', '{}', '"a"', '[1, null, {}, "", "whole", "whole"]', `["${'x'.repeat(65)}"]`])(
    'opens with what is whole of %s',
    (stored) => {
      localStorage.setItem('test-list', stored);
      expect(createDeviceList('test-list', 3).read()).toEqual(stored.includes('whole') ? ['whole'] : []);
    },
  );

  it('works for this page when storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const list = createDeviceList('test-list', 3);
    list.add('a');
    list.add('b');
    expect(list.read()).toEqual(['b', 'a']);
    list.remove('a');
    expect(list.read()).toEqual(['b']);
  });

  it('goes on in this page where the storage is full', () => {
    const list = createDeviceList('test-list', 3);
    list.add('a');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    list.add('b');
    list.add('c');
    comeBack();
    expect(list.read()).toEqual(['c', 'b', 'a']);
  });

  it('loses nothing of another tab when this one adds and removes', () => {
    const list = createDeviceList('test-list', 4);
    list.replace(['b', 'a']);
    store('["c","b","a"]');
    list.add('d');
    expect(list.read()).toEqual(['d', 'c', 'b', 'a']);
    store('["e","d","c","a"]');
    list.remove('d');
    expect(list.read()).toEqual(['e', 'c', 'a']);
    store('["e","c"]');
    list.remove('a');
    expect(list.read()).toEqual(['e', 'c']);
    expect(createDeviceList('test-list', 4).read()).toEqual(['e', 'c']);
  });

  it('shows what other tabs have stored when the page comes back whole', () => {
    const list = createDeviceList('test-list', 3);
    const listener = vi.fn();
    list.subscribe(listener);
    expect(list.read()).toEqual([]);
    store('["b"]');
    window.dispatchEvent(new Event('pageshow'));
    expect(listener).not.toHaveBeenCalled();
    comeBack();
    expect(listener).toHaveBeenCalledOnce();
    expect(list.read()).toEqual(['b']);
  });

  it('is empty once another tab has cleared the storage', () => {
    const list = createDeviceList('test-list', 3);
    list.replace(['a']);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(list.read()).toEqual([]);
  });

  it('follows another tab and tells who listens, until they stop', () => {
    const list = createDeviceList('test-list', 3);
    const listener = vi.fn();
    const stop = list.subscribe(listener);
    expect(list.read()).toEqual([]);
    store('["b"]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'other-list' }));
    expect(listener).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent('storage', { key: 'test-list' }));
    expect(list.read()).toEqual(['b']);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    list.remove('b');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
