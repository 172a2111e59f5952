// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdPaint } from '@/testing/dom/hold-paint';
import { sources } from './before-paint';
import { FILTERED, FULL_LAYOUT, UNPAINTED } from './document-attributes';
import { LIST_PARAMETERS } from './filtered-list';

const [alone = '', withPictures = ''] = sources;
let paint: () => void;
const root = document.documentElement;

function open(type: string, hash = '', source = withPictures) {
  window.location.hash = hash;
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  runInThisContext(source);
}

beforeEach(() => {
  vi.useFakeTimers();
  paint = holdPaint();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  root.removeAttribute(FULL_LAYOUT);
  root.removeAttribute(UNPAINTED);
  root.removeAttribute(FILTERED);
  window.history.replaceState(null, '', '/');
});

describe('the pictures that may wait', () => {
  it('wait for the first paint', () => {
    open('navigate');
    expect(root.hasAttribute(UNPAINTED)).toBe(true);
    paint();
    expect(root.hasAttribute(UNPAINTED)).toBe(false);
  });

  it('wait no longer than two seconds', () => {
    open('navigate');
    vi.advanceTimersByTime(2000);
    expect(root.hasAttribute(UNPAINTED)).toBe(false);
  });

  it.each([
    ['reload', ''],
    ['back_forward', ''],
    ['navigate', '#avaliacoes'],
  ])('do not wait on a page that is laid out whole: %s %s', (type, hash) => {
    open(type, hash);
    expect(root.hasAttribute(FULL_LAYOUT)).toBe(true);
    expect(root.hasAttribute(UNPAINTED)).toBe(false);
  });

  it('do not wait in a browser that does not tell of paints', () => {
    vi.stubGlobal('PerformanceObserver', undefined);
    open('navigate');
    expect(root.hasAttribute(UNPAINTED)).toBe(false);
  });

  it('do not wait in a build without that tuning, and a page that is left is laid out whole all the same', () => {
    open('navigate', '', alone);
    expect(root.hasAttribute(UNPAINTED)).toBe(false);
    open('reload', '', alone);
    expect(root.hasAttribute(FULL_LAYOUT)).toBe(true);
  });
});

describe('a list whose address asks for a part of it', () => {
  it.each(LIST_PARAMETERS)('is not shown as if it were the answer: %s', (name) => {
    window.history.replaceState(null, '', `/shop?utm_source=mail&${name}=true`);
    open('navigate');
    expect(root.hasAttribute(FILTERED)).toBe(true);
  });

  it('is the whole list where an address has parameters of others', () => {
    window.history.replaceState(null, '', '/shop?utm_source=ordem');
    open('navigate');
    expect(root.hasAttribute(FILTERED)).toBe(false);
  });

  it('is the whole list where a script of the shop does not come', () => {
    window.history.replaceState(null, '', '/shop?emOferta=true');
    open('navigate');
    const script = document.body.appendChild(document.createElement('script'));
    script.type = 'text/plain';
    script.src = '/_next/static/chunks/a.js';
    script.dispatchEvent(new Event('error'));
    expect(root.hasAttribute(FILTERED)).toBe(false);
  });
});
