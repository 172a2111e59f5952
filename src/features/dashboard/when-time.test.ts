import { describe, expect, it } from 'vitest';
import { readWhen } from './when-time';

const now = new Date('2026-11-21T20:12:00Z');

describe('readWhen', () => {
  it('reads the clock of the shop, not of the server', () => {
    expect(readWhen('2026-11-21T20:12:00Z', 'pt-BR', now)).toEqual({
      isToday: true,
      date: '21/11',
      fullDate: '21/11/2026',
      time: '17h12',
    });
  });

  it('counts an order placed late in the evening to that day, although it is the next one in UTC', () => {
    expect(readWhen('2026-11-21T02:30:00Z', 'pt-BR', now)).toEqual({
      isToday: false,
      date: '20/11',
      fullDate: '20/11/2026',
      time: '23h30',
    });
  });

  it('names the year of an older one', () => {
    expect(readWhen('2025-03-02T12:00:00Z', 'pt-BR', now).date).toBe('02/03/2025');
  });

  it('stands in one left-to-right run also in Arabic', () => {
    expect(readWhen('2026-11-20T20:12:00Z', 'ar', now)).toEqual({
      isToday: false,
      date: '20/11',
      fullDate: '20/11/2026',
      time: '17:12',
    });
  });

  it('speaks the language of the reader', () => {
    expect(readWhen('2026-11-20T20:12:00Z', 'en', now)).toEqual({
      isToday: false,
      date: '11/20',
      fullDate: '11/20/2026',
      time: '17:12',
    });
  });
});
