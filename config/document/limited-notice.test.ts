// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sources } from './before-paint';
import { HYDRATED, LIMITED } from './document-attributes';

const SCRIPT = 'https://shop.example/_next/static/chunks/main.js';
const root = document.documentElement;
const notice = () => document.querySelector(`p[${LIMITED}]`);

function open() {
  document.body.innerHTML = `<noscript ${LIMITED}></noscript>`;
  // A browser with script reads what stands in it as text.
  const element = document.querySelector('noscript');
  if (element) element.textContent = `<p ${LIMITED}>Read, search and order by telephone.</p>`;
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: 'reload' }] });
  runInThisContext(sources[0] ?? '');
}

function failToLoad(src: string) {
  const script = document.createElement('script');
  // Not in the document: jsdom would try to load it.
  Object.defineProperty(script, 'src', { value: src });
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
}

beforeEach(open);

afterEach(() => {
  vi.unstubAllGlobals();
  root.removeAttribute(HYDRATED);
});

describe('the line that says what works without scripts', () => {
  it('is not shown while the scripts of the shop run', () => {
    expect(notice()).toBeNull();
  });

  it('is shown when a script of the shop cannot be loaded', () => {
    failToLoad(SCRIPT);
    expect(notice()?.textContent).toBe('Read, search and order by telephone.');
  });

  it('is shown with everything else that is for browsers without script', () => {
    document.body.append(document.createElement('noscript'));
    const other = document.body.lastElementChild;
    other?.setAttribute(LIMITED, '');
    if (other) other.textContent = '<button type="submit">Apply filters</button>';
    failToLoad(SCRIPT);
    expect(notice()).not.toBeNull();
    expect(document.querySelector('button')?.textContent).toBe('Apply filters');
  });

  it('is shown when a script of the shop cannot be read or throws', () => {
    window.dispatchEvent(new ErrorEvent('error', { filename: SCRIPT, message: 'SyntaxError' }));
    expect(notice()).not.toBeNull();
  });

  it('is not shown for scripts of others, nor for pictures', () => {
    failToLoad('https://other.example/widget.js');
    window.dispatchEvent(new ErrorEvent('error', { filename: 'https://other.example/widget.js' }));
    const picture = document.createElement('img');
    document.body.append(picture);
    picture.dispatchEvent(new Event('error'));
    expect(notice()).toBeNull();
  });

  it('is not shown once React has taken the page over', () => {
    root.setAttribute(HYDRATED, '');
    failToLoad(SCRIPT);
    expect(notice()).toBeNull();
  });
});

describe('the scripts that did not come', () => {
  it('are noted, before React has taken the page over and after', () => {
    failToLoad(SCRIPT);
    root.setAttribute(HYDRATED, '');
    failToLoad(`${SCRIPT}?`);
    failToLoad('https://other.example/widget.js');
    window.dispatchEvent(new ErrorEvent('error', { filename: SCRIPT, message: 'it throws' }));
    // Each document of these tests added its listener.
    expect([...new Set(window.lostScripts)]).toEqual([SCRIPT, `${SCRIPT}?`]);
  });
});
