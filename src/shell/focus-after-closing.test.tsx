import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { forgetCart, cartActions } from '@/features/cart/cart-store';
import { PriceChangeNotice } from '@/features/cart/price-change-notice';
import { toggleCompared } from '@/features/compare/compare-store';
import ComparePill from '@/features/compare/compare-pill';
import { OfflineBanner } from '@/features/offline/offline-banner';
import { UpdateBar } from '@/features/offline/update-bar';
import { announceNewVersion } from '@/features/offline/worker-store';
import { WhatsappButton } from '@/shell/contact/whatsapp-button';
import { renderScreen } from '@/testing/render-screen';

const CHANGE = {
  id: 'v1',
  title: 'Seca Brava 40',
  titleLang: 'pt-BR',
  presentation: 'Saco 30 kg',
  before: 100,
  after: 110,
  price: 110,
  sale_price: null,
};

beforeEach(() => {
  forgetCart();
  sessionStorage.clear();
  cartActions.setPriceChanges([CHANGE]);
  toggleCompared('p1');
  announceNewVersion();
});

it.each<[name: string, ui: ReactNode, button: string]>([
  ['the comparison', <ComparePill key="a" />, 'Limpar a comparação'],
  ['that there is no network', <OfflineBanner key="b" />, 'Fechar o aviso de conexão'],
  ['a newer version', <UpdateBar key="c" />, 'Depois'],
  ['the WhatsApp button', <WhatsappButton key="d" />, 'Ocultar o botão do WhatsApp'],
  ['changed prices', <PriceChangeNotice key="e" />, 'Entendi'],
])('leads on in the page after closing: %s', async (_name, ui, name) => {
  const { user } = renderScreen(
    <>
      <main id="main" tabIndex={-1} />
      {ui}
    </>,
  );
  const button = await screen.findByRole('button', { name });
  act(() => button.focus());
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name })).toBeNull();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
