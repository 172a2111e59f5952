import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOCALES } from '@config/locales';
import { exampleOrderNumber } from './order-prefix';

it('shows an example that begins as the order numbers of the brand do', () => {
  expect(['boa-lida', 'tropa-e-sela', 'linha-matriz'].map(exampleOrderNumber)).toEqual([
    'BL-7K2M9Q',
    'TS-7K2M9Q',
    'LM-7K2M9Q',
  ]);
});

it('leaves the order numbers of any one brand out of the texts, which every brand shows', () => {
  const named = LOCALES.flatMap((locale) =>
    readdirSync(`public/locales/${locale}`)
      .filter((file) => /\b(?:BL|TS|LM)-\d/.test(readFileSync(`public/locales/${locale}/${file}`, 'utf8')))
      .map((file) => `${locale}/${file}`),
  );
  expect(named).toEqual([]);
});
