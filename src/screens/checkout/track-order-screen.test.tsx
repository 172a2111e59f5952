import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/client/api-error';
import { forgetGuestPass, readGuestPass, storeGuestPass } from '@/features/checkout/order/guest-pass';
import { makeTracking } from '@/testing/make-tracking';
import { noAnswer, refusal, type ApiAnswers } from '@/testing/mock-api';
import { findPortuguese } from '@/testing/texts/find-portuguese';
import { renderScreen } from '@/testing/render-screen';
import account from '../../../public/locales/pt-BR/account.json';
import errors from '../../../public/locales/pt-BR/errors.json';
import texts from '../../../public/locales/pt-BR/forms.json';
import { TrackOrderScreen } from './track-order-screen';

const MISSING = { until: '2026-12-02T02:59:59.999Z', isRefused: false, sentAt: null };
const form = async () => ({
  number: await screen.findByRole('textbox', { name: texts.tracking.number }),
  email: screen.getByRole('textbox', { name: texts.tracking.email }),
  submit: screen.getByRole('button', { name: texts.tracking.submit }),
});
/** Sends the number of an order that does not exist. */
async function sendUnknown(user: ReturnType<typeof renderScreen>['user']) {
  const fields = await form();
  await user.type(fields.number, 'BL-NADA00');
  await user.type(fields.email, 'tereza@cliente.example');
  await user.click(fields.submit);
  return fields;
}

describe('following an order', () => {
  it('tells a number by an example of the own brand', async () => {
    renderScreen(<TrackOrderScreen />, { url: '/order' });
    expect((await form()).number).toHaveAccessibleDescription(/, como \u2068?BL-7K2M9Q\u2069?\.$/);
  });

  it('says that its prescription is missing, and until when to send it', async () => {
    const { user } = renderScreen(<TrackOrderScreen />, {
      url: '/order',
      answers: {
        trackOrder: () => makeTracking({ state: 'approved', missingPrescription: MISSING }),
      },
    });
    const { number, email, submit } = await form();
    await user.type(number, 'bl-7k2m9q');
    await user.type(email, 'tereza@cliente.example');
    await user.click(submit);
    expect(await screen.findByText(/Envie até 1 de dezembro de 2026/)).toBeVisible();
  });

  it('by number and e-mail shows where it is, what is in it, and the way to ask', async () => {
    const { user, calls } = renderScreen(<TrackOrderScreen />, {
      url: '/order',
      answers: { trackOrder: () => makeTracking() },
    });
    const { number, email, submit } = await form();
    await user.type(number, 'bl-7k2m9q');
    await user.type(email, 'tereza@cliente.example');
    await user.click(submit);
    const heading = await screen.findByRole('heading', { name: 'Pedido BL-7K2M9Q' });
    expect(heading).toHaveFocus();
    expect(calls[0]?.input.body).toEqual({ number: 'bl-7k2m9q', email: 'tereza@cliente.example' });
    expect(screen.getByRole('link', { name: 'Matriz 60' })).toHaveAttribute('href', '/produtos/matriz-60');
    expect(screen.getByText(/2 unidades/)).toBeInTheDocument();
    expect(
      screen.getByText('Previsão: entre 25 de novembro de 2026 e 27 de novembro de 2026'),
    ).toBeInTheDocument();
    expect(screen.getByText('Uberaba/MG')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: texts.tracking.signIn })).toBeNull();
    // An address that is no web address is not a link.
    expect(screen.queryByRole('link', { name: texts.tracking.carrier })).toBeNull();
    const chat = screen.getByRole('link', { name: texts.tracking.whatsapp });
    expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain('BL-7K2M9Q');
    await user.click(screen.getByRole('button', { name: texts.tracking.another }));
    expect((await form()).number).toHaveFocus();
  });

  it('shows the steps to come with the days between which it arrives, as the account does', async () => {
    renderScreen(<TrackOrderScreen />, {
      url: '/order?numero=BL-7K2M9Q&assinatura=abc.def',
      answers: { trackOrder: () => makeTracking() },
    });
    const panel = (await screen.findByRole('heading', { name: texts.tracking.history })).parentElement;
    const steps = within(panel ?? document.body);
    await waitFor(() =>
      expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(
          /^Entregueprevisto: entre 25 de novembro de 2026 e 27 de novembro de 2026$/,
        ) as unknown,
        expect.stringMatching(/^A caminho/) as unknown,
        expect.stringMatching(/^Pagamento aprovado/) as unknown,
        expect.stringMatching(/^Aguardando pagamento/) as unknown,
      ]),
    );
  });

  it('shows no step to come of an order that is over', async () => {
    renderScreen(<TrackOrderScreen />, {
      url: '/order?numero=BL-7K2M9Q&assinatura=abc.def',
      answers: {
        trackOrder: () =>
          makeTracking({
            state: 'cancelled',
            estimate: null,
            history: [
              { state: 'pending_payment', at: '2026-11-20T12:00:00Z' },
              { state: 'cancelled', at: '2026-11-20T12:30:00Z' },
            ],
          }),
      },
    });
    const panel = (await screen.findByRole('heading', { name: texts.tracking.history })).parentElement;
    await waitFor(() => expect(within(panel ?? document.body).getAllByRole('listitem')).toHaveLength(2));
    expect(screen.queryByText(/previsto/)).not.toBeInTheDocument();
  });

  it('by the link of a mail needs nothing typed, and says where to pay', async () => {
    const { calls } = renderScreen(<TrackOrderScreen />, {
      url: '/order?numero=BL-7K2M9Q&assinatura=abc.def',
      answers: { trackOrder: () => makeTracking({ state: 'pending_payment', estimate: null }) },
    });
    expect(await screen.findByRole('heading', { name: 'Pedido BL-7K2M9Q' })).toBeInTheDocument();
    expect(calls[0]?.input.body).toEqual({ number: 'BL-7K2M9Q', signature: 'abc.def' });
    expect(screen.getByRole('link', { name: texts.tracking.signIn })).toHaveAttribute(
      'href',
      '/entrar?next=%2Fminha-conta%2Fpedidos%2FBL-7K2M9Q',
    );
    expect(screen.getByText('3 a 5 dias úteis depois do pagamento')).toBeInTheDocument();
  });

  it('that a guest has not paid is paid in the browser that placed it, without an account', async () => {
    storeGuestPass('BL-7K2M9Q', 'the.pass');
    renderScreen(<TrackOrderScreen />, {
      url: '/order?numero=BL-7K2M9Q',
      answers: { trackOrder: () => makeTracking({ state: 'pending_payment', hasAccount: false }) },
    });
    expect(await screen.findByRole('link', { name: account.orders.pay })).toHaveAttribute(
      'href',
      '/compra_realizada?pedido=BL-7K2M9Q',
    );
    expect(screen.queryByRole('link', { name: texts.tracking.signIn })).toBeNull();
    expect(screen.queryByText(texts.tracking.payText)).toBeNull();
    forgetGuestPass('BL-7K2M9Q');
  });

  it('that a guest has not paid sends no one elsewhere to an account that does not have it', async () => {
    renderScreen(<TrackOrderScreen />, {
      url: '/order?numero=BL-7K2M9Q&assinatura=abc.def',
      answers: { trackOrder: () => makeTracking({ state: 'pending_payment', hasAccount: false }) },
    });
    expect(await screen.findByText(texts.tracking.payGuestText)).toBeVisible();
    expect(screen.queryByRole('link', { name: texts.tracking.signIn })).toBeNull();
    expect(screen.queryByRole('link', { name: account.orders.pay })).toBeNull();
  });

  it('that joined an account is paid there, though this browser placed it', async () => {
    storeGuestPass('BL-7K2M9Q', 'the.pass');
    renderScreen(<TrackOrderScreen />, {
      url: '/order?numero=BL-7K2M9Q&assinatura=abc.def',
      answers: { trackOrder: () => makeTracking({ state: 'pending_payment' }) },
    });
    expect(await screen.findByRole('link', { name: texts.tracking.signIn })).toBeVisible();
    expect(screen.queryByRole('link', { name: account.orders.pay })).toBeNull();
    forgetGuestPass('BL-7K2M9Q');
  });

  it('in the browser that placed it without an account needs nothing typed', async () => {
    storeGuestPass('BL-7K2M9Q', 'the.pass');
    const { calls } = renderScreen(<TrackOrderScreen />, {
      url: '/order?numero=BL-7K2M9Q',
      answers: { trackOrder: () => makeTracking() },
    });
    expect(await screen.findByRole('heading', { name: 'Pedido BL-7K2M9Q' })).toBeInTheDocument();
    expect(calls[0]?.input.body).toEqual({ number: 'BL-7K2M9Q', pass: 'the.pass' });
    forgetGuestPass('BL-7K2M9Q');
  });

  it('by a pass that has ended asks for the e-mail without a word about a link', async () => {
    storeGuestPass('BL-7K2M9Q', 'the.pass');
    renderScreen(<TrackOrderScreen />, {
      url: '/order?numero=BL-7K2M9Q',
      answers: { trackOrder: () => Promise.reject(refusal('NOT_FOUND')) },
    });
    expect((await form()).number).toHaveValue('BL-7K2M9Q');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(readGuestPass('BL-7K2M9Q')).toBeNull();
  });

  it('by a pass that the shop did not judge keeps it', async () => {
    storeGuestPass('BL-7K2M9Q', 'the.pass');
    renderScreen(<TrackOrderScreen />, {
      url: '/order?numero=BL-7K2M9Q',
      answers: { trackOrder: () => Promise.reject(noAnswer()) },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(errors.NETWORK);
    expect(readGuestPass('BL-7K2M9Q')).toBe('the.pass');
    forgetGuestPass('BL-7K2M9Q');
  });

  it('sends a prescription with what opened the order, whatever the browser stores by then', async () => {
    storeGuestPass('BL-7K2M9Q', 'the.pass');
    const { user, calls, rerender } = renderScreen(<TrackOrderScreen />, {
      url: '/order?numero=BL-7K2M9Q',
      answers: {
        trackOrder: () => makeTracking({ state: 'approved', missingPrescription: MISSING }),
        sendGuestPrescription: () => Promise.reject(refusal('RATE_LIMITED')),
      },
    });
    const choose = await screen.findByLabelText('Anexar a receita', { selector: 'input' });
    forgetGuestPass('BL-7K2M9Q');
    rerender(<TrackOrderScreen />);
    await user.upload(choose, new File(['%PDF-1.7'], 'receita.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(calls.at(-1)?.name).toBe('sendGuestPrescription'));
    expect(calls.at(-1)?.input.params).toEqual({ number: 'BL-7K2M9Q' });
    expect(calls.at(-1)?.headers).toMatchObject({ 'Order-Pass': 'the.pass' });
  });

  it('has no upload for an order that its e-mail opened, though the address names one with a pass', async () => {
    storeGuestPass('BL-7K2M9Q', 'the.pass');
    const answers: ApiAnswers = {
      trackOrder: ({ body }) => {
        if (body.pass) throw refusal('RATE_LIMITED');
        return makeTracking({ number: 'BL-0THER1', state: 'approved', missingPrescription: MISSING });
      },
    };
    const { user } = renderScreen(<TrackOrderScreen />, { url: '/order?numero=BL-7K2M9Q', answers });
    const { number, email, submit } = await form();
    await user.clear(number);
    await user.type(number, 'BL-0THER1');
    await user.type(email, 'tereza@cliente.example');
    await user.click(submit);
    expect((await screen.findAllByText(/Envie até 1 de dezembro de 2026/))[0]).toBeVisible();
    expect(document.querySelector('input[type=file]')).toBeNull();
    forgetGuestPass('BL-7K2M9Q');
  });

  it('by a link whose time is over asks for the e-mail, the number already there', async () => {
    renderScreen(<TrackOrderScreen />, {
      url: '/order?numero=BL-7K2M9Q&assinatura=abc.def',
      answers: { trackOrder: () => Promise.reject(refusal('NOT_FOUND')) },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.tracking.expiredLink);
    expect((await form()).number).toHaveValue('BL-7K2M9Q');
  });

  it.each([
    [refusal('NOT_FOUND'), texts.tracking.unknown],
    [refusal('RATE_LIMITED'), errors.RATE_LIMITED],
    [noAnswer(), errors.NETWORK],
  ])('says what went wrong and keeps what was typed: %s', async (error, text) => {
    const { user } = renderScreen(<TrackOrderScreen />, {
      url: '/order',
      answers: { trackOrder: () => Promise.reject(error) },
    });
    const { number, email } = await sendUnknown(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(number).toHaveValue('BL-NADA00');
    expect(email).toHaveValue('tereza@cliente.example');
  });

  it('names what is missing beside its field and calls no one', async () => {
    const { user, calls } = renderScreen(<TrackOrderScreen />, { url: '/order' });
    const { number, email, submit } = await form();
    await user.click(submit);
    await waitFor(() => expect(number).toHaveAccessibleDescription(new RegExp(errors.fields.required)));
    expect(number).toHaveFocus();
    expect(email).toBeInvalid();
    expect(calls).toEqual([]);
  });

  it('shows beside its field what only the shop found wrong', async () => {
    const error = new ApiError('VALIDATION', 422, 'wrong', { email: 'email' });
    const { user } = renderScreen(<TrackOrderScreen />, {
      url: '/order',
      answers: { trackOrder: () => Promise.reject(error) },
    });
    const { email } = await sendUnknown(user);
    await waitFor(() => expect(email).toHaveAccessibleDescription(new RegExp(errors.fields.email)));
    expect(email).toHaveFocus();
  });

  it('speaks the language of its reader, the names of products too', async () => {
    const [line] = makeTracking().lines;
    renderScreen(<TrackOrderScreen />, {
      url: '/order?numero=BL-7K2M9Q&assinatura=abc',
      locale: 'en',
      answers: {
        trackOrder: () => makeTracking({ lines: line && [{ ...line, titles: { en: 'Mother 60' } }] }),
      },
    });
    expect(await screen.findByRole('link', { name: 'Mother 60' })).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Economy')).toBeVisible();
    expect(findPortuguese(document.body)).toEqual([]);
  });
});
