import { describe, expect, it } from 'vitest';
import { LOCALES } from '@config/locales';
import { formatDate } from './dates';
import { formatDateTime, formatTime } from './times';

describe('formatDate', () => {
  it('writes the day of the shop, not of the reader: late evening in São Paulo is the next day in UTC', () => {
    expect(formatDate('2026-12-07T02:30:00Z', 'pt-BR')).toBe('6 de dezembro de 2026');
    expect(formatDate('2026-12-07T03:00:00Z', 'pt-BR')).toBe('7 de dezembro de 2026');
  });

  it('keeps a date without a time on its day', () => {
    expect(formatDate('2026-11-02', 'pt-BR')).toBe('2 de novembro de 2026');
    expect(formatDate('2026-01-01', 'en')).toBe('January 1, 2026');
  });

  it('speaks the language of the page', () => {
    expect(formatDate('2026-02-10T08:00:00-03:00', 'en')).toBe('February 10, 2026');
    expect(formatDate('2026-02-10T08:00:00-03:00', 'es')).toBe('10 de febrero de 2026');
  });

  it.each(LOCALES)('counts Gregorian years in Latin figures in %s', (locale) => {
    expect(formatDate('2026-02-10T08:00:00-03:00', locale)).toMatch(/10.*2026|2026.*10/);
  });

  it('gives nothing for what is no date', () => {
    expect(formatDate('ontem', 'pt-BR')).toBe('');
    expect(formatDate('', 'pt-BR')).toBe('');
  });
});

describe('formatTime and formatDateTime', () => {
  it('use the 24-hour clock of the shop', () => {
    expect(formatTime('2026-12-07T02:59:00Z', 'en')).toBe('23:59');
    expect(formatTime('2026-12-07T03:05:00Z', 'pt-BR')).toBe('00:05');
    expect(formatDateTime('2026-12-07T02:59:00Z', 'pt-BR')).toBe('6 de dezembro de 2026, 23:59');
    expect(formatDateTime('2026-12-07T02:59:00Z', 'ar')).toMatch(/2026، 23:59$/);
  });

  it('give nothing for what is no date', () => {
    expect(formatTime('x', 'en')).toBe('');
    expect(formatDateTime('x', 'en')).toBe('');
  });
});
