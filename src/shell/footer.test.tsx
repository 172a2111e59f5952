import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '@config/routes';
import { renderScreen } from '@/testing/render-screen';
import { Footer } from './footer';

describe('the footer', () => {
  it.each([
    ['Entrega e frete', `${ROUTES.faq}#entrega`],
    ['Pix, cartão e boleto', `${ROUTES.faq}#pagamento`],
    ['Devoluções e direito de arrependimento', `${ROUTES.faq}#devolucao`],
    ['Acompanhar pedido', ROUTES.trackOrder],
    ['Calculadora de consumo', `${ROUTES.faq}#quantidade`],
    ['Reclamações: consumidor.gov.br', 'https://www.consumidor.gov.br'],
    ['Contato', ROUTES.contact],
    ['(34) 90000-0001', expect.stringContaining('https://wa.me/5534900000001')],
  ])('leads to what a buyer looks for: %s', (name, href) => {
    renderScreen(<Footer />);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });
});
