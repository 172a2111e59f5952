import type { Offer, OfferShippingDetails } from 'schema-dts';
import { CURRENCY } from '@config/commerce';
import type { PageBrand } from '@config/brands/brand';
import type { CodedVariation, Product, Variation } from '@/contract/schemas/catalog';
import { planFreeFreight } from '@/lib/pricing/free-freight';
import { toCents } from '@/lib/money';
import { planReturnPolicy } from './return-policy';
import { organizationId } from './shop-data';

/** The packing adds to the net weight: a pack this close to the limit is not promised free freight. */
const WEIGHT_RESERVE = 1.1;

/** Free freight where a single pack reaches the brand's rule by itself; other freight depends on the CEP. */
function planFreeDelivery(
  pack: Variation,
  priceCents: number,
  brand: PageBrand,
): OfferShippingDetails | undefined {
  const rule = brand.commerce.freeFreight;
  const grams = pack.netWeightGrams;
  if (!rule || grams === null) return undefined;
  const parcel = { goodsCents: priceCents, weightGrams: grams * WEIGHT_RESERVE, state: null };
  const standing = planFreeFreight(rule, parcel);
  if (!standing || standing.missingCents > 0 || standing.overGrams) return undefined;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: CURRENCY },
    shippingDestination: {
      '@type': 'DefinedRegion',
      addressCountry: 'BR',
      addressRegion: [...rule.states],
    },
  };
}

/** Whether every customer may order this pack on-line. */
const isSoldToAll = (product: Pick<Product, 'saleClass'>, pack: Variation, brand: PageBrand) =>
  brand.cartEnabled && product.saleClass !== 'restrito' && !pack.visibility.buyOnlyLinhaBranca;

function planOffer(
  product: Pick<Product, 'flashSaleEndsAt'>,
  pack: CodedVariation,
  url: string,
  brand: PageBrand,
): Offer {
  const isReduced = pack.salePrice !== null && pack.salePrice < pack.price;
  const price = pack.salePrice ?? pack.price;
  return {
    '@type': 'Offer',
    name: pack.presentation,
    sku: pack.sku,
    gtin13: pack.gtin13 ?? undefined,
    url,
    price: price.toFixed(2),
    priceCurrency: CURRENCY,
    // The former price: the struck-through one of the page.
    priceSpecification: isReduced
      ? {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          price: pack.price.toFixed(2),
          priceCurrency: CURRENCY,
        }
      : undefined,
    priceValidUntil: isReduced ? (product.flashSaleEndsAt ?? undefined) : undefined,
    availability: pack.stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', '@id': organizationId(brand), name: brand.name },
    hasMerchantReturnPolicy: planReturnPolicy(),
    shippingDetails: planFreeDelivery(pack, toCents(price), brand),
  };
}

/**
 * One offer for each pack that everybody may order on-line: none of a brand without a cart, none of a restricted
 * product, none of a pack that is reserved for some customers.
 */
export const planOffers = (product: Product, url: string, brand: PageBrand): Offer[] =>
  product.variations
    .filter((pack) => isSoldToAll(product, pack, brand))
    .map((pack) => planOffer(product, pack, url, brand));
