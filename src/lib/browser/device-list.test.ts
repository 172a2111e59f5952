// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviceList } from './device-list';

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
    expect(list.read()).toEqual(['a']);
  });

  it('follows another tab and tells who listens, until they stop', () => {
    const list = createDeviceList('test-list', 3);
    const listener = vi.fn();
    const stop = list.subscribe(listener);
    expect(list.read()).toEqual([]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'test-list', newValue: '["b"]' }));
    expect(list.read()).toEqual(['b']);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    list.remove('b');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
