import { z } from 'zod';
import { LOCALES } from '@config/locales';
import { PRODUCT_TEXTS } from '@/contract/constants';
import { LIST_TRAITS, SORTS, WEIGHT_BANDS } from '@/contract/list-options';
import { Flag, IsoDate, LocaleParam, Money, Page, repeated, SearchText, Slug } from './primitives';
import { Dose, SHOWN_FACTS } from './product-facts';

/**
 * A stored picture. Files are `<base>-<width>.avif` and `<base>-<width>.webp` for every width; `srcUrl` is the
 * WebP of the middle width, so that a plain `<img>` works too. `color` is the picture's own mean colour.
 */
export const Picture = z.object({
  srcUrl: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  color: z.string(),
});
export type Picture = z.infer<typeof Picture>;

export const GalleryItem = Picture.extend({
  showOnThumbnail: z.boolean(),
  showOnDetailsGallery: z.boolean(),
  showOnInnerGallery: z.boolean(),
});

export const CategoryRef = z.object({ id: z.string(), slug: Slug, name: z.string() });

export const Variation = z.object({
  id: z.string(),
  type: z.enum(['base', 'variation']),
  sku: z.string(),
  presentation: z.string(),
  /** Short size for chips: `30 kg`, `20 × 30 kg`, `500 ml`. */
  size: z.string(),
  price: Money,
  salePrice: Money.nullable(),
  /** Net content; exactly one of the two is set. */
  netWeightGrams: z.int().nullable(),
  netVolumeMl: z.int().nullable(),
  /** Shipping weight of one, package included: the limit of the free freight refers to it. */
  weightGrams: z.int(),
  /** Reais per kg, or per litre for liquids (CDC art. 6, XIII); 0 for a kit. */
  pricePerUnit: Money,
  unit: z.enum(['kg', 'L']),
  stock: z.int(),
  visibility: z.object({ buyOnlyLinhaBranca: z.boolean() }),
});
export type Variation = z.infer<typeof Variation>;

/** A pack of the product page. Cards are many on a page, and none shows a bar code. */
export const CodedVariation = Variation.extend({ gtin13: z.string().nullable() });
export type CodedVariation = z.infer<typeof CodedVariation>;

export const SaleClass = z.enum(['livre', 'receita', 'restrito']);

export const RatingSummary = z.object({
  totalReviews: z.int(),
  averageRating: z.number(),
  /** Counts of five to one stars, in this order. */
  distribution: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
});
export type RatingSummary = z.infer<typeof RatingSummary>;

/** What a card shows, and what the cart stores of a product. */
export const ProductCard = z.object({
  id: z.string(),
  slug: Slug,
  displayInfo: z.object({
    title: z.string(),
    /** Language of `title`, for the `lang` attribute. */
    titleLang: z.enum(LOCALES),
    /** Product line and species, as the card's small line: `Bovinos · Seca Brava`. */
    line: z.string(),
    species: z.array(z.string()),
  }),
  categories: z.array(CategoryRef),
  collectionId: z.string().nullable(),
  picture: Picture.nullable(),
  rating: RatingSummary.omit({ distribution: true }),
  saleClass: SaleClass,
  variations: z.array(Variation),
  flashSaleEndsAt: IsoDate.nullable(),
  /** Two guaranteed minima at most, the ones that a product is known by. Only of a brand that sells by quotes, whose cards show no price. */
  mainLevels: z.array(z.object({ nutrient: z.string(), value: z.number(), unit: z.string() })).optional(),
});
export type ProductCard = z.infer<typeof ProductCard>;

export const Review = z.object({
  id: z.string(),
  author: z.string(),
  reviewScore: z.int().min(1).max(5),
  title: z.string().nullable(),
  text: z.string(),
  date: z.string(),
  verified: z.boolean(),
});
export type Review = z.infer<typeof Review>;

/** The product page: the names of the catalogue first, then what a farmer or vet needs. */
export const Product = ProductCard.extend({
  displayInfo: ProductCard.shape.displayInfo.extend({
    subtitle: z.string(),
    summary: z.string(),
    description: z.string(),
    highlights: z.array(z.string()),
    stage: z.string(),
  }),
  variations: z.array(CodedVariation),
  /** Texts without a translation, shown in Portuguese. */
  untranslated: z.array(z.enum([...PRODUCT_TEXTS, 'guaranteeLevels'])),
  mediaSet: z.object({ gallery: z.array(GalleryItem) }),
  regulatory: z.object({
    kind: z.enum(['alimentacao_animal', 'uso_veterinario', 'acessorio']),
    classification: z.string(),
    registration: z.string(),
    technicalResponsible: z.string(),
    saleClass: SaleClass,
  }),
  ...SHOWN_FACTS,
  reviews: z.array(Review),
  hardcodedReviews: z.array(
    z.object({ author: z.string(), stars: z.int(), text: z.string(), source: z.string() }),
  ),
  hardcodedReviewsScore: z.object({
    totalReviewsCount: z.int(),
    totalReviewsStars: z.int(),
    fiveStars: z.int(),
    fourStars: z.int(),
    threeStars: z.int(),
    twoStars: z.int(),
    oneStar: z.int(),
  }),
  ratingDistribution: RatingSummary.shape.distribution,
  /** Approved reviews of this shop alone: structured data leaves out imported ones. */
  ownRating: RatingSummary.omit({ distribution: true }),
  /** Address of the picture for link previews, 1200 × 630; null while there is none. */
  socialImage: z.string().nullable(),
  /** The technical sheet as a PDF, and its language; null for a product with nothing to say in one. */
  technicalSheet: z.object({ href: z.string(), lang: z.enum(LOCALES) }).nullable(),
});
export type Product = z.infer<typeof Product>;

export const WeightBand = z.enum(WEIGHT_BANDS, 'unknownOption');

/** Filters of every list: all of them live in the URL under these names. */
export const ProductListQuery = z.object({
  q: SearchText(200).optional(),
  categoria: repeated(Slug),
  peso: repeated(WeightBand),
  especie: repeated(z.enum(LIST_TRAITS.especie, 'unknownOption')),
  fase: repeated(z.enum(LIST_TRAITS.fase, 'unknownOption')),
  epoca: repeated(z.enum(LIST_TRAITS.epoca, 'unknownOption')),
  necessidade: repeated(z.enum(LIST_TRAITS.necessidade, 'unknownOption')),
  precoMin: z.coerce.number('number').min(0, 'tooSmall').max(1_000_000, 'tooLarge').optional(),
  precoMax: z.coerce.number('number').min(0, 'tooSmall').max(1_000_000, 'tooLarge').optional(),
  emEstoque: Flag,
  emOferta: Flag,
  colecao: Slug.optional(),
  ordem: z.enum(SORTS, 'unknownOption').optional(),
  /** The text as it is typed, without corrections. */
  exato: Flag,
  pagina: Page,
  locale: LocaleParam,
});

/** How a search was interpreted. */
export const SearchReading = z.object({
  /** Typed words that were left out, because no product holds all words. */
  leftOut: z.array(z.string()),
  /** Folded words to highlight in titles. */
  marks: z.array(z.string()),
  /** The text names a disease: products are found by it, and none of them is claimed to cure it. */
  asksAboutHealth: z.boolean(),
  /** Packs that the text names by item number or bar code. */
  packs: z.array(z.object({ productId: z.string(), sku: z.string() })),
  /** Slugs of the categories closest to a text that found nothing, the closest first. */
  near: z.array(z.string()),
  /** Where the search redirects to: the one pack it names, or the page of a search rule. */
  leadsTo: z.string().nullable(),
});
export type SearchReading = z.infer<typeof SearchReading>;

export const FacetOption = z.object({ value: z.string(), label: z.string(), count: z.int() });
export const ProductList = z.object({
  items: z.array(ProductCard),
  total: z.int(),
  page: z.int(),
  /** Pages that can be asked for: at most 50, however many products there are. */
  pageCount: z.int(),
  /** Facet counts, and a total above 4,000, are estimates to two figures: the list holds too many to be counted. */
  isEstimate: z.boolean().nullish(),
  facets: z.object({
    categoria: z.array(FacetOption),
    peso: z.array(FacetOption),
    especie: z.array(FacetOption),
    fase: z.array(FacetOption),
    epoca: z.array(FacetOption),
    necessidade: z.array(FacetOption),
    emEstoque: z.int(),
    emOferta: z.int(),
  }),
  /** A suggested text that was not searched, when the typed one found nothing. */
  suggestion: z.string().nullable(),
  /** The text of these results when it is not the typed one: with misspellings corrected. */
  searchedFor: z.string().nullish(),
  /** Of a list with a text. */
  reading: SearchReading.nullish(),
});
export type ProductList = z.infer<typeof ProductList>;

export const Category = CategoryRef.extend({
  species: z.string(),
  intro: z.string(),
  introLang: z.enum(LOCALES),
  seoDescription: z.string(),
  picture: Picture.nullable(),
  productCount: z.int(),
});
export type Category = z.infer<typeof Category>;

/** A category, as its tile shows it. */
export const CategoryCard = Category.omit({
  species: true,
  intro: true,
  introLang: true,
  seoDescription: true,
});
export type CategoryCard = z.infer<typeof CategoryCard>;

export const Collection = z.object({
  id: z.string(),
  slug: Slug,
  title: z.string(),
  titleLang: z.enum(LOCALES),
  text: z.string(),
  textLang: z.enum(LOCALES),
  season: z.string(),
  picture: Picture.nullable(),
  productCount: z.int(),
});
export type Collection = z.infer<typeof Collection>;

export const Testimonial = z.object({
  id: z.string(),
  author: z.string(),
  role: z.string(),
  city: z.string(),
  state: z.string(),
  rating: z.int(),
  text: z.string(),
  /** Language of the text and of the role. */
  lang: z.enum(LOCALES),
});
export type Testimonial = z.infer<typeof Testimonial>;

/** What the calculator of the home page works with: a product of the season, the first use of its dose, its packs. */
export const HomeCalculator = z.object({
  slug: Slug,
  title: z.string(),
  titleLang: z.enum(LOCALES),
  dose: Dose,
  /** Language of the dose's label. */
  doseLang: z.enum(LOCALES),
  variations: z.array(Variation),
});
export type HomeCalculator = z.infer<typeof HomeCalculator>;

/** The head of the home page. */
export const HomeHero = z.object({
  title: z.string(),
  subtitle: z.string(),
  ctaLabel: z.string(),
  ctaHref: z.string(),
  lang: z.enum(LOCALES),
  picture: Picture.nullable(),
  /** Null while nothing with a dose is in stock. */
  calculator: HomeCalculator.nullable(),
});
export type HomeHero = z.infer<typeof HomeHero>;
