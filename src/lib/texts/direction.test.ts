import { describe, expect, it } from 'vitest';
import { directionOf } from './direction';

describe('the direction of a language', () => {
  it('is right-to-left for ar and he', () => {
    expect(directionOf('ar')).toBe('rtl');
    expect(directionOf('he')).toBe('rtl');
    expect(directionOf('ar-EG')).toBe('rtl');
  });

  it('is left-to-right for every other language and for none', () => {
    for (const locale of ['pt-BR', 'en', 'es', 'arn', undefined, '']) expect(directionOf(locale)).toBe('ltr');
  });
});
