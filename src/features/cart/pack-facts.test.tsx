import { expect, it } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { PackFacts } from './pack-facts';

it.each(['ar', 'he'] as const)('each weight of the sum is an isolate of its own in %s', (locale) => {
  const { container } = renderScreen(<PackFacts weightGrams={30_000} quantity={2} stock={50} />, { locale });
  const weights = [...container.querySelectorAll('bdi[dir="ltr"] > bdi')].map(
    ({ textContent }) => textContent,
  );
  // In one isolate from left to right, the units would draw the sign and the second number to them.
  expect(weights).toEqual([expect.stringContaining('30'), expect.stringContaining('60')]);
});

it.each([
  [270, 20, '20 × 270 g = 5,4 kg'],
  [30_250, 2, '2 × 30,25 kg = 60,5 kg'],
  [130, 1, '130 g'],
])('multiplies what one weighs as it is: %i g, %i times', (weightGrams, quantity, text) => {
  const { container } = renderScreen(<PackFacts weightGrams={weightGrams} quantity={quantity} />, {
    locale: 'pt-BR',
  });
  expect(container).toHaveTextContent(text);
});
