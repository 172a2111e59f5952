import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Locale } from '@config/locales';
import type { FreightQuote } from '@/contract/schemas/checkout';
import { makeFreightOption, PICK_UP } from '@/features/cart/make-quote';
import { renderScreen } from '@/testing/render-screen';
import { FreightSection } from './freight-section';

function open(quote: Partial<FreightQuote>, locale: Locale = 'pt-BR', error: string | null = null) {
  const onRetry = vi.fn();
  const onSelect = vi.fn();
  const view = renderScreen(
    <FreightSection
      cep="38500000"
      quote={{
        cep: '38500000',
        state: 'MG',
        options: [],
        reason: null,
        weightGrams: 30_000,
        missingForFree: null,
        ...quote,
      }}
      isPending={false}
      selected={null}
      onCep={() => undefined}
      onSelect={onSelect}
      onRetry={onRetry}
      whatsappHref="https://wa.me/55?text=oi"
      error={error}
    />,
    { locale },
  );
  return { ...view, onRetry, onSelect };
}

describe('FreightSection', () => {
  it('names a broker’s service as the broker does, and the carrier’s branch in words', () => {
    open({
      options: [
        makeFreightOption({ service: 'me-3', name: 'Jadlog .Package', carrier: 'Jadlog' }),
        makeFreightOption({ service: 'agencia' }),
      ],
    });
    expect(screen.getByRole('radio', { name: /Jadlog \.Package/ })).toBeInTheDocument();
    expect(
      screen.getByRole('radio', {
        name: /Retirar na agência da transportadora.*Chega à agência entre 30 nov e 4 dez/,
      }),
    ).toBeInTheDocument();
  });

  it.each([
    ['pt-BR', /Chega entre 30 nov e 4 dez/],
    ['en', /Arrives between Nov 30 and Dec 4/],
    ['ar', /يصل بين .*30.*و.*4/],
  ] as const)('says in %s between which days it arrives', (locale, text) => {
    open({ options: [makeFreightOption()] }, locale);
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('offers another try, the counter and a person where no one delivers', async () => {
    const { user, onRetry, onSelect } = open({ options: [PICK_UP], reason: 'FREIGHT_UNAVAILABLE' });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Não encontramos opções de entrega para este endereço',
    );
    await user.click(screen.getByRole('button', { name: 'Calcular de novo' }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Perguntar no WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/55?text=oi',
    );
    await user.click(
      screen.getByRole('radio', { name: /Retirar na loja.*Pronto para retirar a partir de 24 nov/ }),
    );
    expect(onSelect).toHaveBeenCalledWith(PICK_UP);
  });

  it('says beside the services that one must be chosen', () => {
    open({ options: [PICK_UP] }, 'pt-BR', 'Escolha como quer receber.');
    expect(screen.getByRole('group', { name: 'Como você quer receber?' })).toHaveAccessibleDescription(
      'Escolha como quer receber.',
    );
  });
});
