import { describe, expect, it } from 'vitest';
import { boaLida } from '@config/brands/boa-lida';
import type { Brand } from '@config/brands/brand';
import { linhaMatriz } from '@config/brands/linha-matriz';
import type { Product } from '@/contract/schemas/catalog';
import { makeFullProduct, makePack } from '@/testing/make-full-product';
import { toJsonLd } from './json-ld';
import { planPageFacts, type PageFacts } from './page-facts';

/** The facts as a robot reads them. */
function read(facts: PageFacts, brand: Brand = boaLida) {
  const text = toJsonLd(planPageFacts(facts, { brand, locale: 'pt-BR' }, 'Início'));
  const { '@graph': things } = JSON.parse(text) as { '@graph': Record<string, unknown>[] };
  return things;
}
const readProduct = (product: Partial<Product>, brand?: Brand) =>
  read({ product: makeFullProduct(product) }, brand)[0] ?? {};

describe('the text of the facts', () => {
  it('cannot end its script, whatever its text, and reads back unchanged', () => {
    const evil = '</script><script>alert(1)</script><!-- & \u2028\u2029';
    const text = toJsonLd([{ '@type': 'Thing', name: evil }]);
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name: evil }] });
  });
});

describe('a product', () => {
  it('has one offer for each pack, at the price of the page', () => {
    const product = readProduct({
      variations: [
        makePack({ price: 150, salePrice: 129.9, stock: 3, gtin13: '7890000001014' }),
        makePack({ type: 'variation', price: 80, salePrice: null, stock: 0 }),
      ],
      flashSaleEndsAt: '2026-12-01T02:59:59.000Z',
    });
    expect(product.offers).toMatchObject([
      {
        price: '129.90',
        priceCurrency: 'BRL',
        priceValidUntil: '2026-12-01T02:59:59.000Z',
        availability: 'https://schema.org/InStock',
        gtin13: '7890000001014',
        priceSpecification: { price: '150.00', priceType: 'https://schema.org/StrikethroughPrice' },
        hasMerchantReturnPolicy: { merchantReturnDays: 7 },
      },
      { price: '80.00', availability: 'https://schema.org/OutOfStock' },
    ]);
    expect((product.offers as object[])[1]).not.toHaveProperty('priceValidUntil');
  });

  it('counts this shop’s own reviews and no imported one', () => {
    const imported = { totalReviewsCount: 90, totalReviewsStars: 450, fiveStars: 90 };
    const base = makeFullProduct();
    const without = readProduct({
      rating: { totalReviews: 90, averageRating: 5 },
      hardcodedReviewsScore: { ...base.hardcodedReviewsScore, ...imported },
    });
    expect(without).not.toHaveProperty('aggregateRating');
    expect(without).not.toHaveProperty('review');
    const review = { id: 'r', author: 'Ana', reviewScore: 4, title: null, text: 'Bom', date: '2026-01-02' };
    const own = readProduct({
      rating: { totalReviews: 91, averageRating: 5 },
      ownRating: { totalReviews: 1, averageRating: 4 },
      reviews: [{ ...review, verified: true }],
    });
    expect(own.aggregateRating).toMatchObject({ ratingValue: 4, reviewCount: 1 });
    expect(own.review).toMatchObject([{ author: { name: 'Ana' }, reviewRating: { ratingValue: 4 } }]);
  });

  it.each<[string, Partial<Product>, Brand]>([
    ['is restricted', { saleClass: 'restrito' }, boaLida],
    [
      'is reserved for some customers',
      { variations: [makePack({ visibility: { buyOnlyLinhaBranca: true } })] },
      boaLida,
    ],
    ['belongs to a brand without a cart', {}, linhaMatriz],
  ])('that %s and has no review of its own is told as a place in the shop alone', (_, product, brand) => {
    const facts = { product: makeFullProduct({ variations: [makePack()], ...product }) };
    const trail = [{ name: 'Sal', path: '/produtos/sal' }];
    expect(read({ ...facts, trail }, brand).map((thing) => thing['@type'])).toEqual(['BreadcrumbList']);
  });

  it('without an offer is told with its reviews', () => {
    const product = readProduct({
      saleClass: 'restrito',
      ownRating: { totalReviews: 1, averageRating: 4 },
      reviews: [
        {
          id: 'r',
          author: 'Ana',
          reviewScore: 4,
          title: null,
          text: 'Bom',
          date: '2026-01-02',
          verified: true,
        },
      ],
    });
    expect(product).not.toHaveProperty('offers');
    expect(product).toHaveProperty('aggregateRating');
  });

  it('promises free freight only where one pack reaches the brand’s rule', () => {
    const offerOf = (pack: Parameters<typeof makePack>[0]) =>
      readProduct({ variations: [makePack(pack)] }).offers as Record<string, unknown>;
    expect(offerOf({ price: 499, netWeightGrams: 30_000 }).shippingDetails).toMatchObject({
      shippingRate: { value: 0, currency: 'BRL' },
      shippingDestination: { addressCountry: 'BR', addressRegion: ['MG', 'SP', 'GO'] },
    });
    expect(offerOf({ price: 498.99, netWeightGrams: 30_000 })).not.toHaveProperty('shippingDetails');
    expect(offerOf({ price: 2_000, netWeightGrams: 199_000 })).not.toHaveProperty('shippingDetails');
  });
});

describe('a page', () => {
  it('tells the way to it from the home page, with full addresses of its language', () => {
    const [trail] = read({ trail: [{ name: 'Loja', path: '/shop' }] });
    expect(trail?.itemListElement).toMatchObject([
      { position: 1, name: 'Início', item: `${boaLida.canonicalUrl}/pt-BR` },
      { position: 2, name: 'Loja', item: `${boaLida.canonicalUrl}/pt-BR/shop` },
    ]);
  });

  it('without facts tells none: no empty list, no page of questions without one', () => {
    expect(read({ faq: [], list: [] })).toEqual([]);
  });

  it('at home says who runs the shop and where its search answers', () => {
    const [shop, site] = read({ home: { description: 'Sal mineral.' } });
    expect(shop).toMatchObject({ '@type': 'OnlineStore', taxID: boaLida.company.cnpj });
    expect(site?.description).toBe('Sal mineral.');
    expect(site?.potentialAction).toMatchObject({
      target: { urlTemplate: `${boaLida.canonicalUrl}/pt-BR/buscar?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    });
    const [factory] = read({ home: { description: 'Sal mineral.' } }, linhaMatriz);
    expect(factory).toMatchObject({ '@type': 'Organization' });
    expect(factory).not.toHaveProperty('hasMerchantReturnPolicy');
  });
});
