import { z } from 'zod';

/**
 * What Google asks of structured data, required and recommended fields, type by type
 * (developers.google.com/search/docs/appearance/structured-data, "merchant listing", "product snippet", "breadcrumb",
 * "article", "FAQ", "organization", "sitelinks searchbox").
 */
const Address = z.url({ protocol: /^https$/ });
const Price = z.string().regex(/^\d+\.\d{2}$/);
const Gtin = z.string().regex(/^\d{13}$/);
const typed = <Name extends string>(name: Name) => ({ '@type': z.literal(name) });

const Rating = z.object({
  ...typed('Rating'),
  ratingValue: z.number().min(1).max(5),
  bestRating: z.literal(5),
  worstRating: z.literal(1),
});
const Review = z.object({
  ...typed('Review'),
  author: z.object({ ...typed('Person'), name: z.string().min(1) }),
  reviewRating: Rating,
  reviewBody: z.string().min(1),
  datePublished: z.iso.date(),
});

export const ReturnPolicy = z.object({
  ...typed('MerchantReturnPolicy'),
  applicableCountry: z.literal('BR'),
  returnPolicyCategory: Address,
  merchantReturnDays: z.literal(7),
  returnFees: Address,
});

const Offer = z.object({
  ...typed('Offer'),
  url: Address,
  price: Price,
  priceCurrency: z.literal('BRL'),
  priceValidUntil: z.iso.datetime().optional(),
  availability: z.enum(['https://schema.org/InStock', 'https://schema.org/OutOfStock']),
  itemCondition: z.literal('https://schema.org/NewCondition'),
  sku: z.string().min(1),
  gtin13: Gtin.optional(),
  seller: z.object({ ...typed('Organization'), name: z.string().min(1) }),
  hasMerchantReturnPolicy: ReturnPolicy,
  shippingDetails: z
    .object({
      ...typed('OfferShippingDetails'),
      shippingRate: z.object({ value: z.literal(0), currency: z.literal('BRL') }),
      shippingDestination: z.object({
        addressCountry: z.literal('BR'),
        addressRegion: z.array(z.string()).min(1),
      }),
    })
    .optional(),
});

export const Product = z.object({
  ...typed('Product'),
  name: z.string().min(1),
  description: z.string().min(1),
  image: z.array(Address).min(1),
  sku: z.string().min(1),
  gtin13: Gtin.optional(),
  brand: z.object({ ...typed('Brand'), name: z.string().min(1) }).optional(),
  offers: z.union([Offer, z.array(Offer).min(2)]).optional(),
  aggregateRating: z
    .object({
      ...typed('AggregateRating'),
      ratingValue: z.number().min(1).max(5),
      reviewCount: z.int().min(1),
    })
    .optional(),
  review: z.array(Review).min(1).optional(),
});

export const Breadcrumbs = z.object({
  ...typed('BreadcrumbList'),
  itemListElement: z
    .array(
      z.object({ ...typed('ListItem'), position: z.int().min(1), name: z.string().min(1), item: Address }),
    )
    .min(2),
});

export const ItemList = z.object({
  ...typed('ItemList'),
  itemListElement: z.array(z.object({ ...typed('ListItem'), position: z.int().min(1), url: Address })).min(1),
});

export const Article = z.object({
  ...typed('Article'),
  headline: z.string().min(1),
  image: z.array(Address).min(1),
  datePublished: z.iso.datetime(),
  author: z.object({ ...typed('Person'), name: z.string().min(1) }),
  publisher: z.object({ ...typed('Organization'), name: z.string().min(1) }),
});

export const Faq = z.object({
  ...typed('FAQPage'),
  mainEntity: z
    .array(
      z.object({
        ...typed('Question'),
        name: z.string().min(1),
        acceptedAnswer: z.object({ ...typed('Answer'), text: z.string().min(1) }),
      }),
    )
    .min(1),
});

export const Store = z.object({
  ...typed('OnlineStore'),
  name: z.string().min(1),
  url: Address,
  logo: Address,
  contactPoint: z.object({ telephone: z.string().regex(/^\+\d{10,15}$/), email: z.email() }),
  hasMerchantReturnPolicy: ReturnPolicy,
});

export const Website = z.object({
  ...typed('WebSite'),
  name: z.string().min(1),
  url: Address,
  potentialAction: z.object({
    ...typed('SearchAction'),
    target: z.object({ urlTemplate: z.string().includes('{search_term_string}') }),
    'query-input': z.literal('required name=search_term_string'),
  }),
});
