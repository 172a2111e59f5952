import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { QuoteCheckoutBody } from '@/contract/schemas/checkout';
import { cartActions, forgetCart, getCart } from '@/features/cart/cart-store';
import { makeCartLine } from '@/features/cart/make-cart-line';
import { makeFreightOption, makeQuote, PICK_UP } from '@/features/cart/make-quote';
import { renderScreen } from '@/testing/render-screen';
// A chunk of its own: loaded before anything waits for it.
import '@/features/checkout/delivery/delivery-part';
import { SetDeliveryScreen } from './checkout-screen';

function shop({ body }: { body: QuoteCheckoutBody }) {
  const isKnown = body.cep !== '00000000';
  const freight = body.cep
    ? {
        cep: body.cep,
        state: isKnown ? 'MG' : null,
        options: isKnown ? [makeFreightOption(), PICK_UP] : [PICK_UP],
        reason: isKnown ? null : ('CEP_UNKNOWN' as const),
        weightGrams: 30_000,
        missingForFree: null,
      }
    : null;
  return makeQuote(getCart().items, {
    freight,
    selectedFrete:
      (freight?.options ?? [PICK_UP]).find(({ service }) => service === body.freightService) ?? null,
  });
}
const open = () =>
  renderScreen(<SetDeliveryScreen />, { url: '/definir-entrega', answers: { quoteCheckout: shop } });

/** All at once, as a browser fills a form: the letters are not what is tested. */
async function fill(user: ReturnType<typeof renderScreen>['user'], field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

beforeEach(() => {
  forgetCart();
  cartActions.addItem(makeCartLine());
});

describe('/definir-entrega', () => {
  it('asks for the CEP, the service and a rural address, and goes on', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('CEP'), '38500-000{Enter}');
    await user.click(await screen.findByRole('radio', { name: /Transportadora/ }));
    await fill(user, await screen.findByLabelText('Nome de quem recebe'), 'Adelmo Couto');
    await user.click(screen.getByRole('checkbox', { name: /Endereço rural/ }));
    await fill(user, screen.getByLabelText('Nome da propriedade'), 'Fazenda Santa Rita');
    await fill(user, screen.getByLabelText(/Ponto de referência/), '3 km depois da ponte');
    await fill(user, screen.getByLabelText('Cidade'), 'Monte Carmelo');
    await user.click(screen.getByRole('button', { name: 'Continuar para o pagamento' }));
    expect(await screen.findByRole('textbox', { name: 'E-mail' })).toBeVisible();
    expect(getCart().deliveryAddress).toMatchObject({
      postalCode: '38500000',
      state: 'MG',
      rural: true,
      propertyName: 'Fazenda Santa Rita',
      city: 'Monte Carmelo',
    });
  });

  it('puts the focus on the first fault and says it next to the field', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('CEP'), '38500000{Enter}');
    await user.click(await screen.findByRole('radio', { name: /Transportadora/ }));
    await fill(user, await screen.findByLabelText('Nome de quem recebe'), 'Adelmo Couto');
    await user.click(screen.getByRole('button', { name: 'Continuar para o pagamento' }));
    const street = screen.getByLabelText('Rua ou avenida');
    await waitFor(() => expect(street).toHaveAccessibleDescription('Preencha este campo.'));
    expect(screen.queryByRole('textbox', { name: 'E-mail' })).toBeNull();
  });

  it('needs no address for pick-up', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('CEP'), '38500000{Enter}');
    await user.click(await screen.findByRole('radio', { name: /Retirar na loja/ }));
    expect(screen.queryByRole('textbox', { name: 'Nome de quem recebe' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Continuar para o pagamento' }));
    expect(await screen.findByRole('textbox', { name: 'E-mail' })).toBeVisible();
  });

  it('needs no CEP for pick-up, and remembers the choice after a reload', async () => {
    const { user, unmount } = open();
    await user.click(await screen.findByRole('radio', { name: /Retirar na loja/ }));
    unmount();
    forgetCart();
    cartActions.addItem(makeCartLine());
    const reloaded = open();
    await waitFor(() => expect(screen.getByRole('radio', { name: /Retirar na loja/ })).toBeChecked());
    await reloaded.user.click(screen.getByRole('button', { name: 'Continuar para o pagamento' }));
    expect(await screen.findByRole('textbox', { name: 'E-mail' })).toBeVisible();
    expect(getCart().deliveryAddress).toBeNull();
  });

  it('delivers after all when a CEP is typed under a chosen pick-up', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: /Retirar na loja/ }));
    await user.type(screen.getByLabelText('CEP'), '38500000');
    expect(await screen.findByRole('radio', { name: /Transportadora/ })).toBeChecked();
  });

  it('says what is missing when nothing is chosen, and that a CEP is unknown', async () => {
    const { user } = open();
    await screen.findByLabelText('CEP');
    await user.click(screen.getByRole('button', { name: 'Continuar para o pagamento' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Digite o CEP');
    await user.type(await screen.findByLabelText('CEP'), '00000000{Enter}');
    expect(await screen.findByText('Não encontramos este CEP. Confira os números.')).toBeInTheDocument();
  });

  const storeDraft = (userId: string | null) =>
    sessionStorage.setItem(
      'checkout-delivery',
      JSON.stringify({
        userId,
        service: 'transportadora',
        address: { postalCode: '38500000', rural: false, street: 'Rua das Selas', recipient: 'Ana' },
      }),
    );

  it('takes the number of one place to no other, also on the way back to the first', async () => {
    const { user } = open();
    const moveTo = async (cep: string) => {
      const field = await screen.findByLabelText('CEP');
      await user.clear(field);
      await user.type(field, `${cep}{Enter}`);
      await user.click(await screen.findByRole('radio', { name: /Transportadora/ }));
    };
    await moveTo('38500-000');
    await screen.findByLabelText('Número');
    await moveTo('30140-071');
    await fill(user, await screen.findByLabelText('Número'), '500');
    await moveTo('38500-000');
    await waitFor(() => expect(getCart().deliveryAddress?.postalCode).toBe('38500000'));
    expect(await screen.findByLabelText('Número')).toHaveValue('');
  });

  it('takes back after a reload what was typed in this tab', async () => {
    storeDraft(null);
    open();
    expect(await screen.findByLabelText('Rua ou avenida')).toHaveValue('Rua das Selas');
    expect(screen.getByRole('radio', { name: /Transportadora/ })).toBeChecked();
  });

  it('takes nothing back that another person typed in this tab', async () => {
    storeDraft('joao');
    open();
    expect(await screen.findByLabelText('CEP')).toHaveValue('');
    expect(screen.queryByLabelText('Rua ou avenida')).not.toBeInTheDocument();
    expect(getCart().deliveryAddress).toBeNull();
  });
});
