import { expect, it } from 'vitest';
import { cacheKey } from './cacheable';

const keyOf = (cookie?: string, url = '/') =>
  cacheKey({ url, headers: { cookie, 'accept-language': 'pt-BR' } }, 'br');

it('keeps the home page apart by the language that was chosen', () => {
  expect(keyOf('a=1; NEXT_LOCALE=ar')).toBe(keyOf('NEXT_LOCALE=ar; b=2'));
  expect(keyOf('NEXT_LOCALE=ar')).not.toBe(keyOf('NEXT_LOCALE=he'));
});

it('reads no language out of another cookie', () => {
  expect(keyOf('xNEXT_LOCALE=ar')).toBe(keyOf());
  expect(keyOf('xNEXT_LOCALE=ar; NEXT_LOCALE=he')).toBe(keyOf('NEXT_LOCALE=he'));
});

it('holds every other address once for all languages', () => {
  expect(keyOf('NEXT_LOCALE=ar', '/shop')).toBe(keyOf('NEXT_LOCALE=he', '/shop'));
});
