// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replayEarlyPresses } from '@/lib/browser/early-presses';
import { sources } from './before-paint';
import { HYDRATED } from './document-attributes';

const root = document.documentElement;
const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`No button ${name}`);
  return found;
};
const pressed: string[] = [];

/** What React does when it takes the page over. */
function hydrate() {
  root.setAttribute(HYDRATED, '');
  document.querySelectorAll('button').forEach(
    (each) =>
      (each.onclick = (event) => {
        event.preventDefault();
        pressed.push(each.innerHTML);
      }),
  );
  replayEarlyPresses();
}

beforeEach(() => {
  pressed.length = 0;
  document.body.innerHTML = `
    <button type="button" class="wide">Add</button>
    <button type="button"><svg></svg></button>
    <form method="post"><button type="submit">Sign in</button></form>
    <form action="/buscar"><button type="submit">Search</button></form>
    <a href="#main">Skip</a>`;
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: 'navigate' }] });
  runInThisContext(sources[0] ?? '');
});

afterEach(() => {
  vi.unstubAllGlobals();
  root.removeAttribute(HYDRATED);
});

describe('buttons that are pressed before the page answers', () => {
  it('are pressed when it does, once each and in that order', () => {
    button('Sign in').click();
    button('Add').click();
    button('Add').click();
    hydrate();
    expect(pressed).toEqual(['Sign in', 'Add']);
  });

  it('look busy until then', () => {
    button('Add').click();
    expect(button('Add').getAttribute('aria-busy')).toBe('true');
    hydrate();
    expect(button('Add').hasAttribute('aria-busy')).toBe(false);
    expect(button('Add').className).toBe('wide');
  });

  it('may be pressed on the picture in them', () => {
    document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    hydrate();
    expect(pressed).toEqual(['<svg></svg>']);
  });

  it('send no form whose fields must not get into an address', () => {
    const submitted = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', submitted);
    button('Sign in').click();
    expect(submitted).not.toHaveBeenCalled();
    button('Search').click();
    expect(submitted).toHaveBeenCalledOnce();
    document.removeEventListener('submit', submitted);
  });

  it('are left to the browser where a script of the shop did not come', () => {
    const submitted = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', submitted);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<form action="/buscar"><button name="pagina">More</button></form><script src="/_next/static/chunks/main.js"></script>',
    );
    button('More').click();
    expect(submitted).not.toHaveBeenCalled();
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    button('More').click();
    expect(submitted).toHaveBeenCalledOnce();
    document.removeEventListener('submit', submitted);
    Reflect.deleteProperty(window, 'isLimited');
  });

  it('are not pressed a second time once the page answers', () => {
    hydrate();
    button('Add').click();
    replayEarlyPresses();
    expect(pressed).toEqual(['Add']);
  });
});
