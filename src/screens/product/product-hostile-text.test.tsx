import { screen } from '@testing-library/react';
import { boaLida } from '@config/brands/boa-lida';
import { expect, it } from 'vitest';
import { toJsonLd } from '@/lib/seo/json-ld';
import { planPageFacts } from '@/lib/seo/page-facts';
import { makeFullProduct } from '@/testing/make-full-product';
import { renderScreen } from '@/testing/render-screen';
import { ProductScreen } from './product-screen';

const HOSTILE = '<img src=x onerror=alert(1)><script>alert(1)</script>';

/** A product with a hostile text in every field that an editor writes. */
function makeHostile() {
  const product = makeFullProduct({
    slug: 'sal',
    composition: HOSTILE,
    directions: HOSTILE,
    storage: HOSTILE,
  });
  const texts = { title: HOSTILE, subtitle: HOSTILE, summary: HOSTILE, description: HOSTILE, stage: HOSTILE };
  return {
    ...product,
    displayInfo: { ...product.displayInfo, ...texts, highlights: [HOSTILE] },
    warnings: [HOSTILE],
    withdrawal: { meat: HOSTILE, milk: HOSTILE, eggs: HOSTILE },
  };
}

it('markup in the texts of a product is shown as text and becomes no element', async () => {
  const { container } = renderScreen(<ProductScreen slug="sal" />, {
    url: '/produtos/sal',
    pathname: '/produtos/[slug]',
    params: { slug: 'sal' },
    answers: { getProduct: makeHostile, listRelatedProducts: () => [] },
  });
  expect(await screen.findByRole('heading', { level: 1, name: HOSTILE })).toBeVisible();
  expect(container.querySelector('[onerror]')).toBeNull();
  expect(container.querySelector('script:not([type="application/ld+json"])')).toBeNull();
});

it('markup in the texts of a product cannot close the script element of the structured data', () => {
  const facts = toJsonLd(
    planPageFacts({ product: makeHostile() }, { brand: boaLida, locale: 'pt-BR' }, 'Início'),
  );
  expect(facts).not.toMatch(/[<>]/);
  expect(JSON.stringify(JSON.parse(facts))).toContain(JSON.stringify(HOSTILE));
});
