import { expect, it } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { Countdown } from './countdown';

const HOUR_MS = 3_600_000;

it.each([
  ['pt-BR', 1, '1 dia'],
  ['pt-BR', 2, '2 dias'],
  ['en', 1, '1 day'],
  ['ar', 2, 'يومين'],
] as const)('says in %s how many days are left in a line: %i', (locale, days, text) => {
  const endsAt = new Date(Date.now() + (days * 24 + 5) * HOUR_MS).toISOString();
  const { container } = renderScreen(<Countdown variant="line" endsAt={endsAt} />, { locale });
  const left = container.querySelector('[aria-hidden]')?.textContent ?? '';
  // Without the isolating characters around values.
  expect(left.replace(/[\u2066-\u2069]/g, '')).toMatch(new RegExp(`^ · ${text} 0[45]:\\d\\d$`));
});
