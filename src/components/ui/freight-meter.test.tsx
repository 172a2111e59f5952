import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { FreightMeter } from './freight-meter';

const STANDING = { isListed: null, missingCents: 0, limitGrams: 200_000, overGrams: 0 };
const meter = (next: { name: string; overGrams: number } | null) => (
  <FreightMeter standing={STANDING} weightGrams={180_000} state={null} next={next} />
);

describe('the freight meter', () => {
  it('has the region of its warning before the text, so that the first one is announced too', () => {
    const { rerender } = renderScreen(meter(null));
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    rerender(meter({ name: 'Saco 30 kg', overGrams: 10_000 }));
    expect(screen.getByRole('status')).toBe(region);
    expect(region).toHaveTextContent(/10\skg/);
  });
});
