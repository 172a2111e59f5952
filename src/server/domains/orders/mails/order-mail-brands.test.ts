import { describe, expect, it } from 'vitest';
import { BRANDS } from '@config/brands';
import type { Brand } from '@config/brands/brand';
import { LOCALES, type Locale } from '@config/locales';
import { cnpjText } from '@/lib/cnpj-text';
import { withoutIsolates } from '@/lib/texts/isolate';
import { ROUTES } from '@config/routes';
import { orderMailData } from '@/mails/orders/order-mail-data';
import { renderMail } from '@/mails/render-mail';
import { ORDER_MAILS } from '@/testing/make-order-mails';

const NUMBER = 'XX-7K2M9Q';
const NAMES = Object.keys(orderMailData) as (keyof typeof orderMailData)[];
const brands = Object.values(BRANDS);
const cases = brands.flatMap((brand) =>
  LOCALES.flatMap((locale) => NAMES.map((name) => [name, brand.id, locale, brand] as const)),
);

/** Words that only one of the languages has; what the shop reads is always Portuguese. */
const PORTUGUESE = /\b(você|devolver|em até|pagamento|Retirada|Frete|unidades?)\b/i;
const ENGLISH = /\b(the|your|with)\b/i;
const FOREIGN: Record<Locale, readonly RegExp[]> = {
  'pt-BR': [ENGLISH],
  en: [PORTUGUESE],
  es: [ENGLISH, PORTUGUESE],
  ar: [ENGLISH, PORTUGUESE],
  he: [ENGLISH, PORTUGUESE],
};

const linksOf = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => new URL(href.replaceAll('&amp;', '&')));

/** Pages of the shop that a mail may lead to, in the language of its reader. */
function expectOwnPage(url: URL, { canonicalUrl }: Brand, locale: Locale) {
  expect(url.origin).toBe(canonicalUrl);
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const pages = ['', ROUTES.trackOrder, ROUTES.terms, ROUTES.dashboardOrders, '/produtos/matriz-80-cria'].map(
    (page) => prefix + page,
  );
  expect(pages).toContain(url.pathname.replace(/\/$/, ''));
  if (url.pathname.endsWith(ROUTES.trackOrder))
    expect([url.searchParams.get('numero'), url.searchParams.get('assinatura')]).toEqual([NUMBER, 'abc.def']);
}

function expectLink(url: URL, brand: Brand, locale: Locale) {
  if (url.protocol === 'mailto:')
    expect([brand.company.email, 'tereza@cliente.example']).toContain(url.pathname);
  else if (url.hostname === 'wa.me') {
    expect(url.pathname).toBe(`/${brand.whatsapp}`);
    expect(url.searchParams.get('text')).toContain(NUMBER);
  } else if (url.hostname === 'rastreio.example') expect(url.pathname).toBe('/BR123456789');
  else expectOwnPage(url, brand, locale);
}

describe('the mails about an order', () => {
  it.each(cases)(
    '%s of %s in %s: its names, its links, nothing left out',
    async (name, _id, locale, brand) => {
      for (const data of ORDER_MAILS[name]) {
        const { subject, html, text } = await renderMail(name, data, { brand, locale });
        expect(subject).toContain(NUMBER);
        expect(text).toContain(subject);
        for (const fact of [
          brand.name,
          brand.company.legalName,
          cnpjText(brand.company.cnpj),
          brand.company.email,
        ])
          expect(text).toContain(fact);
        expect(text).toContain('Tereza');
        expect(subject + text).not.toMatch(/undefined|\bnull\b|NaN|\[object|Invalid Date|\{\{/);
        expect(html).not.toMatch(/undefined|NaN|\[object|<(b|i)>/);
        expect(html).toContain(brand.theme.primary);
        for (const other of brands.filter(({ id }) => id !== brand.id))
          expect(html).not.toMatch(
            new RegExp(`${other.canonicalUrl}|${other.whatsapp}|${other.company.email}`),
          );
        if (name !== 'withdrawalAsked') {
          const said = withoutIsolates(text)
            .split(brand.company.legalName)[0]
            ?.replace(/^.*(Saco|Frasco).*$/gm, '');
          for (const words of FOREIGN[locale]) expect(said).not.toMatch(words);
        }
        const links = linksOf(html);
        expect(links.length).toBeGreaterThanOrEqual(3);
        // The shop reads Portuguese.
        const reader = name === 'withdrawalAsked' ? 'pt-BR' : locale;
        for (const link of links) expectLink(link, brand, reader);
      }
    },
  );

  it('look at every mail there is', () => {
    expect(Object.keys(ORDER_MAILS).sort()).toEqual([...NAMES].sort());
    expect(cases).toHaveLength(brands.length * LOCALES.length * 10);
  });

  it('say something of their own in each of their shapes', async () => {
    for (const name of NAMES) {
      const texts = await Promise.all(
        ORDER_MAILS[name].map((data) =>
          renderMail(name, data, { brand: BRANDS['boa-lida'], locale: 'pt-BR' }),
        ),
      );
      expect(new Set(texts.map(({ text }) => text)).size, name).toBe(texts.length);
    }
  });

  it.each(['ar', 'he'] as const)(
    'of a right-to-left reader in %s has the minus of a discount before it',
    async (locale) => {
      const [data] = ORDER_MAILS.orderPlaced;
      const { html } = await renderMail('orderPlaced', data, { brand: BRANDS['boa-lida'], locale });
      expect(html).toMatch(/\u2068-R\$[\s\u00a0]28,99\u2069/);
    },
  );
});
