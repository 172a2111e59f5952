import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStaff } from '@/testing/make-staff';
import { noAnswer, refusal, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import errors from '../../../public/locales/pt-BR/errors.json';
import texts from '../../../public/locales/pt-BR/forms.json';
import { LeadForm } from './lead-form';

// The waiting time is tested with the sender.
vi.mock('@/contract/constants', async (original) => ({ ...(await original<object>()), LEAD_MIN_FILL_MS: 0 }));

const CHAT = 'https://wa.me/5534900000001';
const happy: ApiAnswers = {
  createLeadToken: () => ({ token: 'token' }),
  createLead: () => ({ reference: '1A2B3C4D', answerBy: null, confirmationSent: true }),
};
type View = ReturnType<typeof renderScreen>;
const field = (name: string) => screen.getByRole('textbox', { name });
const send = (user: View['user'], name = 'Enviar mensagem') =>
  user.click(screen.getByRole('button', { name }));

beforeEach(() => {
  onlineManager.setOnline(true);
  delete window.dataLayer;
});

const renderContact = (answers: ApiAnswers = happy) =>
  renderScreen(<LeadForm kind="contact" whatsappHref={CHAT} />, { answers, url: '/contato' });

async function fillContact(user: View['user'], message = 'Qual a dose para bezerro?') {
  await user.type(field('Nome completo'), 'Tereza Prado');
  await user.type(field('Seu e‑mail'), 'tereza@cliente.example');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Assunto' }), 'technical');
  await user.type(field('Mensagem'), message);
}
const sentBodies = (calls: View['calls']) =>
  calls.filter(({ name }) => name === 'createLead').map(({ input }) => input.body);

describe('the contact form', () => {
  it('is sent with the proof of when it was opened, and says what happens next, with the focus there', async () => {
    const { user, calls } = renderContact();
    await fillContact(user);
    await user.type(field('Telefone com DDD (opcional)'), '34900000001');
    await send(user);
    const status = await screen.findByText(texts.sent.title);
    expect(sentBodies(calls)).toEqual([
      {
        kind: 'contact',
        locale: 'pt-BR',
        name: 'Tereza Prado',
        email: 'tereza@cliente.example',
        phone: '(34) 90000-0001',
        topic: 'technical',
        message: 'Qual a dose para bezerro?',
        website: '',
        token: 'token',
      },
    ]);
    expect(screen.getByRole('status')).toContainElement(status);
    expect(screen.getByRole('status')).toHaveTextContent(texts.sent.confirmed);
    expect(screen.getByRole('status')).toHaveTextContent('1A2B3C4D');
    expect(document.activeElement).toContainElement(status);
    expect(screen.queryByRole('button', { name: 'Enviar mensagem' })).toBeNull();
    expect(sessionStorage.getItem('lead-draft-contact')).toBeNull();
    expect(window.dataLayer).toEqual([{ event: 'generate_lead', form: 'contact' }]);
  });

  it('shows every error at its field, focuses the first, and makes no call', async () => {
    const { user, calls } = renderContact();
    await user.type(field('Telefone com DDD (opcional)'), '349');
    await send(user);
    const name = field('Nome completo');
    await waitFor(() => expect(name).toHaveAccessibleDescription(errors.fields.required));
    expect(name).toHaveFocus();
    expect(field('Seu e‑mail')).toBeInvalid();
    expect(field('Telefone com DDD (opcional)')).toHaveAccessibleDescription(
      `${errors.fields.phone} ${texts.hint.phone}`,
    );
    expect(screen.getByRole('combobox', { name: 'Assunto' })).toHaveAccessibleDescription(
      errors.fields.required,
    );
    expect(sentBodies(calls)).toEqual([]);
  });

  it('knows who is signed in, and leaves what they typed', async () => {
    sessionStorage.setItem('lead-draft-contact', JSON.stringify({ name: 'Tereza da Fazenda Boa Vista' }));
    const person = makeStaff();
    renderScreen(<LeadForm kind="contact" user={person} whatsappHref={CHAT} />, { answers: happy });
    await waitFor(() => expect(field('Seu e‑mail')).toHaveValue(person.email));
    expect(field('Nome completo')).toHaveValue('Tereza da Fazenda Boa Vista');
  });

  it('preserves typed text without a network, and across a reload', async () => {
    const answers = { ...happy, createLead: () => Promise.reject(noAnswer()) };
    const { user, unmount } = renderContact(answers);
    await fillContact(user);
    onlineManager.setOnline(false);
    await send(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.offline);
    expect(field('Mensagem')).toHaveValue('Qual a dose para bezerro?');
    unmount();
    const again = renderContact();
    expect(field('Nome completo')).toHaveValue('Tereza Prado');
    expect(field('Mensagem')).toHaveValue('Qual a dose para bezerro?');
    await send(again.user);
    expect(await screen.findByText(texts.sent.title)).toBeInTheDocument();
  });

  it('shows what the server refuses at its field', async () => {
    const answers = {
      ...happy,
      createLead: () => Promise.reject(refusal('VALIDATION', { email: 'email' })),
    };
    const { user } = renderContact(answers);
    await fillContact(user);
    await send(user);
    await waitFor(() => expect(field('Seu e‑mail')).toHaveAccessibleDescription(errors.fields.email));
    expect(field('Seu e‑mail')).toHaveFocus();
  });

  it('requests a new proof by itself when the form was open for days', async () => {
    const createLead = vi
      .fn<NonNullable<ApiAnswers['createLead']>>()
      .mockRejectedValueOnce(refusal('VALIDATION', { token: 'invalid' }))
      .mockReturnValue({ reference: '1A2B3C4D', answerBy: null, confirmationSent: true });
    const { user, calls } = renderContact({ ...happy, createLead });
    await fillContact(user);
    await send(user);
    expect(await screen.findByText(texts.sent.title)).toBeInTheDocument();
    expect(calls.filter(({ name }) => name === 'createLeadToken')).toHaveLength(2);
  });

  it.each([
    [refusal('RATE_LIMITED'), errors.RATE_LIMITED],
    [refusal('INTERNAL'), errors.INTERNAL],
  ])('says what happened and links to the chat: %s', async (error, text) => {
    const { user } = renderContact({ ...happy, createLead: () => Promise.reject(error) });
    await fillContact(user);
    await send(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: texts.whatsapp })).toHaveAttribute('href', CHAT);
  });

  it('says it beside the pressed button: the top of the form is out of sight on a phone', async () => {
    const { user } = renderContact({ ...happy, createLead: () => Promise.reject(refusal('INTERNAL')) });
    await fillContact(user);
    await send(user);
    const alert = await screen.findByRole('alert');
    const { DOCUMENT_POSITION_FOLLOWING } = Node;
    expect(field('Mensagem').compareDocumentPosition(alert)).toBe(DOCUMENT_POSITION_FOLLOWING);
    const button = screen.getByRole('button', { name: 'Enviar mensagem' });
    expect(alert.compareDocumentPosition(button)).toBe(DOCUMENT_POSITION_FOLLOWING);
  });

  it('has a honeypot that people neither see nor reach, and sends it to the server', async () => {
    const { user, calls, container } = renderContact();
    expect(screen.queryByRole('textbox', { name: texts.leaveEmpty })).toBeNull();
    const trap = container.querySelector<HTMLInputElement>('input[name=website]');
    expect(trap).toHaveAttribute('tabindex', '-1');
    if (trap) trap.value = 'https://golpe.example';
    await fillContact(user);
    await send(user);
    await screen.findByText(texts.sent.title);
    expect(sentBodies(calls)).toMatchObject([{ website: 'https://golpe.example' }]);
  });

  it('can send another message with the same name and contact', async () => {
    const { user } = renderContact();
    await fillContact(user);
    await send(user);
    await user.click(await screen.findByRole('button', { name: texts.sent.again }));
    expect(field('Nome completo')).toHaveValue('Tereza Prado');
    expect(field('Mensagem')).toHaveValue('');
  });
});

async function fillPerson(user: View['user']) {
  await user.type(field('Nome completo'), 'Tereza Prado');
  await user.type(field('Seu e‑mail'), 'tereza@cliente.example');
  await user.type(field('Telefone com DDD'), '3433334444');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'MG');
}

describe('the other forms', () => {
  it('a list of packs to quote asks for a contact, which is stored as long as the tab lives', async () => {
    const typeName = async () => {
      const view = renderScreen(<LeadForm kind="quote_basket" lines={[]} whatsappHref={CHAT} />, {
        answers: happy,
      });
      await view.user.type(field('Nome completo'), ' Prado');
      view.unmount();
    };
    await typeName();
    expect(localStorage.length).toBe(0);
    await typeName();
    expect(sessionStorage.getItem('lead-draft-quote_basket')).toContain('Prado Prado');
  });

  it('a quote in words accepts a volume with a comma', async () => {
    const { user, calls } = renderScreen(<LeadForm kind="quote" whatsappHref={CHAT} />, { answers: happy });
    await fillPerson(user);
    await user.type(field('Produto'), 'Matriz 60');
    await user.type(field('Volume por mês, em kg'), '1500.5');
    await send(user, 'Pedir orçamento');
    await screen.findByText(texts.sent.title);
    expect(sentBodies(calls)).toMatchObject([
      { kind: 'quote', product: 'Matriz 60', monthlyVolume: '1500,5', state: 'MG' },
    ]);
  });

  it('each asks for what its reader needs to know', () => {
    const { unmount } = renderScreen(<LeadForm kind="partner" whatsappHref={CHAT} />, { answers: happy });
    expect(field('Mensagem')).toHaveAccessibleDescription(texts.hint.partnerMessage);
    unmount();
    renderScreen(<LeadForm kind="own_brand" whatsappHref={CHAT} />, { answers: happy });
    expect(field('Mensagem (opcional)')).toHaveAccessibleDescription(texts.hint.ownBrandMessage);
  });

  it('the check digits of a partner’s document are checked', async () => {
    const { user, calls } = renderScreen(<LeadForm kind="partner" whatsappHref={CHAT} />, { answers: happy });
    await fillPerson(user);
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Como você quer trabalhar com a gente?' }),
      'reseller',
    );
    await user.type(field('Cidade'), 'Uberaba');
    await user.type(field('Mensagem'), 'Tenho loja na cidade.');
    await user.type(field('CPF ou CNPJ'), '11111111111');
    await send(user, 'Enviar proposta');
    await waitFor(() => expect(field('CPF ou CNPJ')).toHaveAccessibleDescription(errors.fields.document));
    await user.clear(field('CPF ou CNPJ'));
    await user.type(field('CPF ou CNPJ'), 'agr0vet1000175');
    await send(user, 'Enviar proposta');
    await screen.findByText(texts.sent.title);
    expect(sentBodies(calls)).toMatchObject([
      { kind: 'partner', activity: 'reseller', document: 'AG.R0V.ET1/0001-75', city: 'Uberaba' },
    ]);
  });

  it('an own brand is for companies: it refuses a CPF', async () => {
    const { user, calls } = renderScreen(<LeadForm kind="own_brand" whatsappHref={CHAT} />, {
      answers: happy,
    });
    await fillPerson(user);
    await user.type(field('Empresa ou fazenda'), 'Fazenda Boa Vista');
    await user.type(field('CNPJ'), '11144477735');
    await user.type(field('Produto'), 'Sal mineral');
    await user.type(field('Volume por mês, em kg'), '12000');
    await send(user, 'Pedir proposta');
    await waitFor(() =>
      expect(field('CNPJ')).toHaveAccessibleDescription(`${errors.fields.cnpj} ${texts.hint.cnpj}`),
    );
    expect(sentBodies(calls)).toEqual([]);
  });
});
