// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdPaint } from '@/testing/dom/hold-paint';
import { MARK, NOT_YET, source } from './scripts-after-paint';

/** The page as the browser has it when the lines at its end run. */
function openPage(picture: '' | 'coming' | 'there' = '', link = '', hrefs = ['/a.js', '/b.js', '/c.js']) {
  document.head.innerHTML = hrefs
    .map((href) => `<link rel="preload" as="script" media="${NOT_YET}" href="${href}" ${MARK}="">`)
    .join(link);
  document.body.innerHTML = picture && '<img fetchpriority="high" src="/p.avif">';
  const element = document.querySelector('img');
  if (element) Object.defineProperty(element, 'complete', { value: picture === 'there' });
  runInThisContext(source);
  return element;
}

const namesOf = () => [...document.querySelectorAll('script')].map((script) => new URL(script.src).pathname);

let paint: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, 16));
  paint = holdPaint();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

describe('the scripts of a page', () => {
  it('run once, in their order, when the page has been painted', () => {
    openPage();
    expect(namesOf()).toEqual([]);
    paint();
    paint();
    vi.runAllTimers();
    expect(namesOf()).toEqual(['/a.js', '/b.js', '/c.js']);
    expect([...document.querySelectorAll('script')].every((script) => !script.async)).toBe(true);
  });

  it('are sent for when the page has been painted, and not before', () => {
    const media = () => [...document.querySelectorAll('link')].map((link) => link.media);
    openPage('coming');
    expect(media()).toEqual([NOT_YET, NOT_YET, NOT_YET]);
    paint();
    expect(media()).toEqual(['all', 'all', 'all']);
    expect(namesOf()).toEqual([]);
    vi.runAllTimers();
  });

  it('take the manifest along, which runs as nothing', () => {
    openPage('', `<link href="/m.webmanifest" ${MARK}="manifest">`);
    const manifest = document.querySelector<HTMLLinkElement>('link[href="/m.webmanifest"]');
    expect(manifest?.rel).toBe('');
    paint();
    vi.runAllTimers();
    expect(manifest?.rel).toBe('manifest');
    expect(namesOf()).not.toContain('/m.webmanifest');
  });

  it('let the main picture be shown first', () => {
    const picture = openPage('coming');
    paint();
    vi.advanceTimersByTime(400);
    expect(namesOf()).toEqual([]);
    picture?.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(32);
    expect(namesOf()).toHaveLength(3);
  });

  it('wait no longer than half a second for a picture', () => {
    openPage('coming');
    paint();
    vi.advanceTimersByTime(500);
    expect(namesOf()).toHaveLength(3);
  });

  it('run where a picture came from the cache', () => {
    openPage('there');
    paint();
    vi.advanceTimersByTime(32);
    expect(namesOf()).toHaveLength(3);
  });

  it('run after a second in a tab that paints nothing', () => {
    openPage();
    vi.advanceTimersByTime(1010);
    expect(namesOf()).toHaveLength(3);
  });

  it('run at the first touch', () => {
    openPage('coming');
    window.dispatchEvent(new Event('pointerdown'));
    expect(namesOf()).toHaveLength(3);
  });

  it('are added a few in a task, so that a touch is answered in between, and all of them in their order', () => {
    const hrefs = Array.from({ length: 8 }, (_, index) => `/${index}.js`);
    openPage('coming', '', hrefs);
    window.dispatchEvent(new Event('pointerdown'));
    expect(namesOf()).toEqual(hrefs.slice(0, 3));
    vi.advanceTimersByTime(10);
    expect(namesOf()).toEqual(hrefs);
  });

  it('run at once in a browser that does not tell of paints', () => {
    vi.stubGlobal('PerformanceObserver', undefined);
    openPage();
    vi.advanceTimersByTime(10);
    expect(namesOf()).toHaveLength(3);
  });
});
