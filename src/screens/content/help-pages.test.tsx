import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brand } from '@config/brands';
import type { FaqSection } from '@/contract/schemas/content';
import { renderScreen } from '@/testing/render-screen';
import { ContactScreen } from './contact-screen';
import { FaqScreen } from './faq-screen';
import { NotFoundScreen } from '@/screens/not-found-screen';
import { ServerErrorScreen } from '@/screens/server-error-screen';

const sections: FaqSection[] = [
  {
    id: 'entrega',
    title: 'Delivery',
    titleLang: 'en',
    questions: [
      { id: 'rural', question: 'Do you deliver to farms?', answer: 'Yes.\n\nTell us the road.', lang: 'en' },
      { id: 'frete', question: 'Quanto custa?', answer: 'Depende do CEP.', lang: 'pt-BR' },
    ],
  },
  { id: 'vazio', title: 'Empty', titleLang: 'en', questions: [] },
];

describe('FaqScreen', () => {
  const show = (answer: FaqSection[] = sections) =>
    renderScreen(<FaqScreen />, { url: '/faq', locale: 'en', answers: { listFaq: () => answer } });

  it('lists the questions by subject with links that jump to them, without empty subjects', async () => {
    show();
    const jump = within(await screen.findByRole('navigation', { name: 'Topics' }));
    expect(jump.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#entrega']);
    expect(screen.getByRole('region', { name: 'Delivery' })).toHaveAttribute('id', 'entrega');
    expect(screen.queryByText('Empty')).toBeNull();
  });

  it('opens an answer below its question, each marked with its language', async () => {
    const { user } = show();
    const question = await screen.findByText('Quanto custa?');
    const details = question.closest('details');
    expect(details).toHaveAttribute('lang', 'pt-BR');
    expect(details).not.toHaveAttribute('open');
    await user.click(question);
    expect(details).toHaveAttribute('open');
    expect(screen.getByText('Do you deliver to farms?').closest('details')).toHaveAttribute('lang', 'en');
  });

  it('says when the brand has no question, and links to a contact', async () => {
    show([]);
    expect(await screen.findByText('No questions have been published yet.')).toBeInTheDocument();
    const main = screen.getByRole('link', { name: 'Chat on WhatsApp' });
    expect(main).toHaveAttribute('href', expect.stringContaining(`https://wa.me/${brand.whatsapp}`));
  });
});

describe('ContactScreen', () => {
  it('shows phone, e-mail, hours, address and the company, without a call', () => {
    const { calls } = renderScreen(<ContactScreen />, { url: '/contato' });
    const { company } = brand;
    const phone = screen
      .getAllByRole('link', { name: company.phone })
      .map((link) => link.getAttribute('href') ?? '');
    expect(phone).toContain(`tel:+55${company.phone.replace(/\D/g, '')}`);
    expect(phone.some((href) => href.startsWith('https://wa.me/'))).toBe(true);
    expect(screen.getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}`,
    );
    for (const text of [company.address, company.technicalResponsible])
      expect(screen.getByText(text).closest('[lang]')).toHaveAttribute('lang', 'pt-BR');
    expect(screen.getByText(/^segunda a sexta, das 7h30 às 18h; sábado, das 8h às 12h$/)).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('starts the chat with the chosen subject', () => {
    renderScreen(<ContactScreen />, { url: '/contato', locale: 'en' });
    const topic = screen.getByRole('link', { name: /Technical question/ });
    expect(decodeURIComponent(topic.getAttribute('href') ?? '')).toContain('I have a technical question');
    expect(topic).toHaveAccessibleName(/Opens a WhatsApp chat/);
  });
});

describe.each([
  ['NotFoundScreen', 'Não encontramos esta página', <NotFoundScreen key="404" />],
  ['ServerErrorScreen', 'Algo deu errado do nosso lado', <ServerErrorScreen key="500" />],
])('%s', (_, title, ui) => {
  it('has search, menu and contact, without a call', () => {
    const { calls } = renderScreen(ui, { url: '/nada' });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Buscar produtos' })).toBeInTheDocument();
    const menu = within(screen.getByRole('navigation', { name: 'Ou vá direto para' }));
    expect(menu.getAllByRole('link')).toHaveLength(brand.headerMenu.length - 1);
    expect(menu.queryByRole('link', { name: 'Institucional' })).toBeNull();
    expect(menu.getByRole('link', { name: 'Aves' })).toHaveAttribute('href', '/categoria/aves');
    expect(screen.getByRole('link', { name: 'Ir para a página inicial' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Conversar no WhatsApp' })).toBeInTheDocument();
    expect(calls).toEqual([]);
  });
});
