import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import OldPriceNotice from './old-price-notice';

describe('the price of a cached page', () => {
  it.each([
    ['pt-BR', 'Preço e estoque de 2 de março de 2026, 12:04.'],
    ['en', 'Price and stock as of March 2, 2026, 12:04.'],
  ] as const)('says from when it is (%s)', (locale, text) => {
    renderScreen(<OldPriceNotice updatedAtMs={Date.parse('2026-03-02T15:04:00Z')} />, { locale });
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });
});
