import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { makeFullProduct, makePack } from '@/testing/make-full-product';
import { renderScreen } from '@/testing/render-screen';
import { QuoteListed } from './quote-in-list';
import { toQuoteLine } from './quote-line';
import { forgetQuote, quoteActions } from './quote-store';

beforeEach(() => {
  localStorage.clear();
  forgetQuote();
});

it('says what is on the list in the language of the page, and only the name of the pack in Portuguese', () => {
  const pack = makePack({ presentation: 'Cartela com brinco' });
  quoteActions.add(toQuoteLine(makeFullProduct({ variations: [pack] }), pack, 14));
  renderScreen(<QuoteListed variation={pack} />, { locale: 'en' });
  expect(screen.getByText('Cartela com brinco')).toHaveAttribute('lang', 'pt-BR');
  expect(screen.getByText(/^In your quote: 14 ×/).closest('[lang="pt-BR"]')).toBeNull();
});
