import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { brand } from '@config/brands';
import type { Output } from '@/contract/contract';
import { makeBrandContent } from '@/testing/make-brand-content';
import { noAnswer } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { AboutScreen } from './about-screen';
import { LandingScreen } from './landing-screen';
import { PrivacyScreen } from './privacy-screen';
import { TermsScreen } from './terms-screen';

const BRANDS: Output<'listBrands'> = [
  { id: brand.id, name: brand.name, canonicalUrl: brand.canonicalUrl, logo: brand.logos.header },
  {
    id: 'outra',
    name: 'Outra Loja',
    canonicalUrl: 'https://www.outra.example',
    logo: '/brands/outra/logo.svg',
  },
];
const answers = { getBrandContent: () => makeBrandContent(), listBrands: () => BRANDS };
const pages: [string, string, ReactNode][] = [
  ['about', 'Uma loja de quem carregou saco', <AboutScreen key="1" />],
  ['terms', 'Termos de uso e de venda', <TermsScreen key="2" />],
  ['privacy', 'Política de privacidade', <PrivacyScreen key="3" />],
  ['partner', 'Seja nosso parceiro', <LandingScreen kind="partner" key="4" />],
  ['own brand', 'Marca própria: o seu nome no saco', <LandingScreen kind="ownBrand" key="5" />],
];

describe.each(pages)('the %s page', (_, title, ui) => {
  it('has one h1, in Portuguese, under the way home', async () => {
    renderScreen(ui, { answers, locale: 'en' });
    const heading = await screen.findByRole('heading', { level: 1, name: title });
    expect(heading).toHaveAttribute('lang', 'pt-BR');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(
      within(screen.getByRole('navigation', { name: 'You are here' })).getByRole('link', { name: 'Home' }),
    ).toHaveAttribute('href', '/');
  });

  it('says only in other languages that the text is Portuguese', async () => {
    const english = renderScreen(ui, { answers, locale: 'en' });
    expect(await screen.findByText('This page is in Portuguese.')).toBeInTheDocument();
    english.unmount();
    renderScreen(ui, { answers, locale: 'pt-BR' });
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.queryByText('O texto desta página está em português.')).toBeNull();
  });

  it('still shows its title and offers a retry when the server does not answer', async () => {
    let isDown = true;
    const flaky = {
      getBrandContent: () => {
        if (isDown) throw noAnswer();
        return makeBrandContent();
      },
    };
    const { user } = renderScreen(ui, { answers: flaky });
    expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('AboutScreen', () => {
  it('has a picture that says what it shows, and none where the brand has none', async () => {
    const picture = {
      srcUrl: '/media/balcao-480.webp',
      width: 800,
      height: 450,
      widths: [480],
      color: '#fff',
      alt: '',
    };
    const shown = renderScreen(<AboutScreen />, {
      answers: { ...answers, getBrandContent: () => makeBrandContent({ picture }) },
    });
    const image = await screen.findByRole('img', { name: /^Sacos de sal e ração/ });
    expect(image).toHaveAttribute('loading', 'lazy');
    shown.unmount();
    renderScreen(<AboutScreen />, { answers });
    await screen.findByText('O balcão cresceu.');
    expect(screen.queryByRole('img', { name: /^Sacos de sal e ração/ })).toBeNull();
  });

  it('lists the years from the first on', async () => {
    renderScreen(<AboutScreen />, { answers });
    const years = await screen.findAllByText(/^(1998|2019)$/);
    expect(years.map((year) => year.textContent)).toEqual(['1998', '2019']);
  });

  it('links to the other brands of the company, and not to this one', async () => {
    renderScreen(<AboutScreen />, { answers });
    await screen.findByRole('heading', { level: 2, name: 'Outras marcas da casa' });
    const house = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('http'));
    expect(house.map((link) => link.getAttribute('href'))).toEqual(['https://www.outra.example']);
    expect(screen.getByRole('link', { name: /^Outra Loja/ })).toBeInTheDocument();
  });

  it('has no list of brands when there is no other, or the list does not load', async () => {
    const alone = renderScreen(<AboutScreen />, {
      answers: { ...answers, listBrands: () => BRANDS.slice(0, 1) },
    });
    await screen.findByText('O balcão cresceu.');
    expect(screen.queryByRole('heading', { name: 'Outras marcas da casa' })).toBeNull();
    alone.unmount();
    renderScreen(<AboutScreen />, { answers: { getBrandContent: answers.getBrandContent } });
    await screen.findByText('O balcão cresceu.');
    expect(screen.queryByRole('heading', { name: 'Outras marcas da casa' })).toBeNull();
  });

  it('leaves out sections without a text', async () => {
    renderScreen(<AboutScreen />, {
      answers: { getBrandContent: () => makeBrandContent({ values: [], timeline: [] }) },
    });
    await screen.findByText('O balcão cresceu.');
    expect(screen.queryByRole('heading', { name: 'No que a gente acredita' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Como chegamos até aqui' })).toBeNull();
  });
});

describe('TermsScreen', () => {
  it('says in the page’s language when it was last changed', async () => {
    renderScreen(<TermsScreen />, { answers, locale: 'en' });
    const time = await screen.findByText('November 2, 2026');
    expect(time).toHaveAttribute('datetime', '2026-11-02');
  });
});

describe.each([
  ['partner', <LandingScreen kind="partner" key="1" />],
  ['own brand', <LandingScreen kind="ownBrand" key="2" />],
])('the %s page', (_, ui) => {
  it('numbers its steps and links to WhatsApp and the contact page', async () => {
    renderScreen(ui, { answers });
    const action = await screen.findByRole('link', { name: 'Quero começar' });
    expect(action).toHaveAttribute('href', expect.stringContaining(`https://wa.me/${brand.whatsapp}?text=`));
    expect(screen.getByRole('link', { name: 'Outras formas de contato' })).toHaveAttribute(
      'href',
      '/contato',
    );
    const steps = screen.getByText('Diga a sua região.').closest('ol');
    expect(steps?.children).toHaveLength(2);
  });
});
