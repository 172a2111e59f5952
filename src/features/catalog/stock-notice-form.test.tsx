import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { noAnswer, refusal, type ApiAnswers } from '@/testing/mock-api';
import { ToastHost } from '@/shell/overlays/toast-host';
import { renderScreen } from '@/testing/render-screen';
import StockNoticeForm from './stock-notice-form';

const renderForm = (answers: ApiAnswers = {}, email = '') =>
  renderScreen(<StockNoticeForm variationId="v1" email={email} />, { answers });

const field = () => screen.getByLabelText('Seu e‑mail para o aviso');
const send = () => screen.getByRole('button', { name: 'Avisar por e‑mail' });

describe('the back-in-stock notice', () => {
  it('is stored for the pack and language, and the message that one mail will be sent gets the focus', async () => {
    const { user, calls } = renderForm({ createStockNotice: () => null });
    await user.type(field(), 'ana@cliente.example');
    await user.click(send());
    const said = await screen.findByRole('status');
    expect(said).toHaveTextContent(/um único e‑mail para ana@cliente\.example/);
    expect(said.parentElement).toHaveFocus();
    expect(calls).toMatchObject([
      {
        name: 'createStockNotice',
        input: { body: { variationId: 'v1', email: 'ana@cliente.example', locale: 'pt-BR' } },
      },
    ]);
  });

  it('has the address of a signed-in user, and says what the address is used for', () => {
    renderForm({}, 'joao@cliente.example');
    expect(field()).toHaveValue('joao@cliente.example');
    expect(screen.getByText(/LGPD/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Política de privacidade' })).toHaveAttribute('href', '/privacy');
  });

  it('leads to the privacy policy in the language of the page', () => {
    vi.stubEnv('__NEXT_I18N_SUPPORT', '1');
    renderScreen(<StockNoticeForm variationId="v1" email="" />, { locale: 'es' });
    expect(screen.getByRole('link', { name: /privacidad/ })).toHaveAttribute('href', '/es/privacy');
  });

  it('shows an error next to the field for an incomplete address, and makes no call', async () => {
    const { user, calls } = renderForm();
    await user.type(field(), 'ana@');
    await user.click(send());
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/nome@exemplo/));
    expect(field()).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('says of a pack that is back that it can be bought, and asks for the product again', async () => {
    const { user, queryClient } = renderScreen(
      <>
        <StockNoticeForm variationId="v1" email="" />
        <ToastHost />
      </>,
      {
        answers: {
          createStockNotice: () => {
            throw refusal('IN_STOCK');
          },
        },
      },
    );
    const key = ['getProduct', { params: { slug: 'sal-azul' } }];
    queryClient.setQueryData(key, {});
    await user.type(field(), 'ana@cliente.example');
    await user.click(send());
    expect(await screen.findByText(/já voltou ao estoque/)).toBeVisible();
    expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
  });

  it.each([
    ['no answer', noAnswer, /Sem conexão/],
    ['too many tries', () => refusal('RATE_LIMITED'), /muitas tentativas/],
  ])('preserves the address and says what happened: %s', async (_, failure, text) => {
    const { user } = renderForm({
      createStockNotice: () => {
        throw failure();
      },
    });
    await user.type(field(), 'ana@cliente.example');
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(field()).toHaveValue('ana@cliente.example');
  });
});
