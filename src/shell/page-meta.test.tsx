import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { brand } from '@config/brands';
import { LOCALES } from '@config/locales';
import { renderScreen } from '@/testing/render-screen';
import { PageMeta } from './page-meta';

// Next collects the head on the server; here React hoists the same elements into the document's head.
vi.mock('next/head', () => ({ default: ({ children }: { children: ReactNode }) => children }));

const content = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const linksOf = (rel: string) => [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)];

describe('what a page says about itself', () => {
  it('is complete for a link preview', () => {
    renderScreen(
      <PageMeta
        title="Sal"
        description={'sal mineral '.repeat(40)}
        path="/produtos/sal"
        type="product"
        image="/media/s-1200.jpg"
      />,
      { locale: 'pt-BR' },
    );
    expect(document.title).toBe(`Sal · ${brand.name}`);
    expect(content('description')?.length).toBeLessThanOrEqual(160);
    expect(content('robots')).toBe('max-image-preview:large');
    expect(content('og:type')).toBe('product');
    expect(content('og:url')).toBe(`${brand.canonicalUrl}/pt-BR/produtos/sal`);
    expect(content('og:locale')).toBe('pt_BR');
    expect(document.head.querySelectorAll('meta[property="og:locale:alternate"]')).toHaveLength(4);
    expect(content('og:image')).toBe(`${brand.canonicalUrl}/media/s-1200.jpg`);
    expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630']);
    expect(content('og:image:alt')).toBe('Sal');
    expect(content('twitter:card')).toBe('summary_large_image');
  });

  it('has the description of the shop when it has none of its own', () => {
    renderScreen(<PageMeta title="Carrinho" noindex />);
    expect(content('description')).toMatch(/^Do cocho ao curral/);
    expect(content('og:description')).toBe(content('description'));
  });

  it('names its canonical address and the same page in every language', () => {
    renderScreen(<PageMeta title="Loja" />, { url: '/shop?ordem=preco#lista', locale: 'ar' });
    expect(linksOf('canonical').map(({ href }) => href)).toEqual([`${brand.canonicalUrl}/ar/shop`]);
    expect(linksOf('alternate').map(({ hreflang }) => hreflang)).toEqual([...LOCALES, 'x-default']);
  });

  it('has no canonical address when it is not to be indexed', () => {
    renderScreen(<PageMeta title="Carrinho" noindex />, { url: '/resumo-do-pedido' });
    expect(content('robots')).toBe('noindex');
    expect([...linksOf('canonical'), ...linksOf('alternate')]).toEqual([]);
  });

  it('names a stored picture with its real size, else the picture of the brand', () => {
    const picture = {
      srcUrl: '/media/a-1-480.webp',
      alt: '',
      width: 1600,
      height: 800,
      widths: [480, 1280],
      color: '',
    };
    const { unmount } = renderScreen(<PageMeta title="Seca" image={picture} />);
    expect(content('og:image')).toBe(`${brand.canonicalUrl}/media/a-1-1280.webp`);
    expect([content('og:image:width'), content('og:image:height')]).toEqual(['1280', '640']);
    unmount();
    renderScreen(<PageMeta title="Sobre" image={null} />);
    expect(content('og:image')).toBe(`${brand.canonicalUrl}/brands/${brand.id}/social.jpg`);
  });

  it('links the feed of the news in the page’s language', () => {
    renderScreen(<PageMeta title="Artigos" hasFeed />, { url: '/informativos', locale: 'es' });
    const feed = document.head.querySelector('link[type="application/rss+xml"]');
    expect(feed?.getAttribute('href')).toBe(`${brand.canonicalUrl}/informativos/rss.xml?locale=es`);
  });
});
