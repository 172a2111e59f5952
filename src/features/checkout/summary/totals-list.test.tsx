import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import { TotalsList } from './totals-list';

const totals = {
  subtotal: 700,
  discount: 0,
  pixDiscount: 0,
  freight: 7.4,
  total: 707.4,
  totalWithPix: 672.4,
};
const list = () => screen.getByText('Produtos').closest('dl');

describe('the totals of an order to come', () => {
  it('end with the total that card or boleto pay, below the one by Pix', () => {
    renderScreen(<TotalsList totals={totals} couponCode={null} hasFreight />);
    expect(list()).toHaveTextContent(/Total no Pix \(5% de desconto\)R\$\s672,40TotalR\$\s707,40$/);
  });

  it('end with the total by Pix where Pix is what the button charges', () => {
    renderScreen(
      <TotalsList totals={{ ...totals, pixDiscount: 35, total: 672.4 }} couponCode={null} hasFreight />,
    );
    expect(list()).toHaveTextContent(
      /Total no cartão ou boletoR\$\s707,40Total no Pix \(5% de desconto\)R\$\s672,40$/,
    );
  });

  it('are one total in an order that was placed', () => {
    const { totalWithPix: _none, ...placed } = totals;
    renderScreen(<TotalsList totals={placed} couponCode={null} hasFreight />);
    expect(list()).toHaveTextContent(/TotalR\$\s707,40$/);
    expect(list()).not.toHaveTextContent(/Pix/);
  });
});
