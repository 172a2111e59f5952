import { z } from 'zod';
import { MAX_CARDS } from './constants';
import { endpoint } from './endpoint';
import * as catalog from './schemas/catalog';
import * as search from './schemas/search';
import * as reviews from './schemas/reviews';
import * as content from './schemas/content';
import { Bytes, Id, Limit, LocaleParam, repeated, SearchText, Slug } from './schemas/primitives';

const slugParams = z.object({ slug: Slug });
const localeQuery = z.object({ locale: LocaleParam });

/** Products, and what is written about them. */
export const catalogContract = {
  listProducts: endpoint({
    summary: 'Products with filters and facet counts',
    access: 'anonymous',
    input: { query: catalog.ProductListQuery },
    output: catalog.ProductList,
    errors: [],
  }),
  getProduct: endpoint({
    summary: 'One product by slug',
    access: 'anonymous',
    input: { params: slugParams, query: localeQuery },
    output: catalog.Product,
    errors: ['NOT_FOUND'],
  }),
  getProductSheet: endpoint({
    summary: 'The technical sheet of a product as a PDF; in Portuguese for a language that it cannot draw',
    access: 'anonymous',
    input: { params: slugParams, query: localeQuery },
    output: Bytes,
    errors: ['NOT_FOUND'],
    contentType: 'application/pdf',
  }),
  listRecommendations: endpoint({
    summary: 'Products to go with one; never empty while stock exists',
    access: 'anonymous',
    input: { query: z.object({ productId: Id, locale: LocaleParam }) },
    output: z.array(catalog.ProductCard),
    errors: [],
  }),
  listReviews: endpoint({
    summary: 'Approved reviews of a product, newest first',
    access: 'anonymous',
    input: { query: z.object({ productId: Id, pagina: catalog.ProductListQuery.shape.pagina }) },
    output: z.object({ items: z.array(catalog.Review), total: z.int(), page: z.int(), pageCount: z.int() }),
    errors: [],
  }),
  listProductCards: endpoint({
    summary: 'Cards of these products in their order; what this shop does not show is left out',
    access: 'anonymous',
    input: { query: z.object({ id: repeated(Id, MAX_CARDS), locale: LocaleParam }) },
    output: z.array(catalog.ProductCard),
    errors: [],
  }),
  createReview: endpoint({
    summary: 'Reviews a received product, once; shown after approval',
    access: 'user',
    input: { body: reviews.CreateReviewBody },
    output: reviews.OwnReview,
    errors: ['NOT_FOUND', 'REVIEW_NOT_ALLOWED', 'REVIEW_EXISTS'],
    status: 201,
  }),
  getOwnReview: endpoint({
    summary: 'The own review of a product, or whether one may be written',
    access: 'user',
    input: { query: z.object({ productId: Id }) },
    output: reviews.OwnReview,
    errors: ['NOT_FOUND'],
  }),
  createStockNotice: endpoint({
    summary:
      'One mail when a sold-out pack is in stock again; the answer is the same whether it was asked before',
    access: 'anonymous',
    input: { body: reviews.CreateStockNoticeBody },
    output: z.null(),
    errors: ['NOT_FOUND', 'IN_STOCK'],
    needsCart: true,
    status: 202,
  }),
  suggestSearch: endpoint({
    summary: 'Products, categories and searches for a text that is being typed',
    access: 'anonymous',
    input: { query: z.object({ q: SearchText(80), locale: LocaleParam }) },
    output: search.SearchSuggestions,
    errors: [],
  }),
  searchProducts: endpoint({
    summary: 'Search with the filters of every list',
    access: 'anonymous',
    input: { query: catalog.ProductListQuery },
    output: catalog.ProductList,
    errors: [],
  }),
  listFailedSearches: endpoint({
    summary: 'Searches that found nothing, the frequent ones first; what a cache answers is not counted',
    access: 'reports.read',
    input: { query: z.object({ pagina: catalog.ProductListQuery.shape.pagina }) },
    output: search.FailedSearches,
    errors: [],
  }),
  listCategories: endpoint({
    summary: 'Categories in menu order',
    access: 'anonymous',
    input: { query: localeQuery },
    output: z.array(catalog.Category),
    errors: [],
  }),
  getCategory: endpoint({
    summary: 'One category',
    access: 'anonymous',
    input: { params: slugParams, query: localeQuery },
    output: catalog.Category,
    errors: ['NOT_FOUND'],
  }),
  listCollections: endpoint({
    summary: 'Collections published now',
    access: 'anonymous',
    input: { query: localeQuery },
    output: z.array(catalog.Collection),
    errors: [],
  }),
  getCollection: endpoint({
    summary: 'One collection',
    access: 'anonymous',
    input: { params: slugParams, query: localeQuery },
    output: catalog.Collection,
    errors: ['NOT_FOUND'],
  }),
  getHomeHero: endpoint({
    summary: 'What the home page opens with; its shelves are JSON lists',
    access: 'anonymous',
    input: { query: localeQuery },
    output: catalog.HomeHero,
    errors: [],
  }),
  listTestimonials: endpoint({
    summary: 'Testimonials of this brand; all of them unless limited',
    access: 'anonymous',
    input: { query: z.object({ limit: Limit.optional(), locale: LocaleParam }) },
    output: z.array(catalog.Testimonial),
    errors: [],
  }),
  listPosts: endpoint({
    summary: 'Published news, newest first; all of it unless limited',
    access: 'anonymous',
    input: { query: z.object({ limit: Limit.optional(), locale: LocaleParam }) },
    output: z.array(content.PostCard),
    errors: [],
  }),
  getPost: endpoint({
    summary: 'One article',
    access: 'anonymous',
    input: { params: slugParams, query: localeQuery },
    output: content.Post,
    errors: ['NOT_FOUND'],
  }),
  listFaq: endpoint({
    summary: 'Questions of this brand by section',
    access: 'anonymous',
    input: { query: localeQuery },
    output: z.array(content.FaqSection),
    errors: [],
  }),
  getBrandContent: endpoint({
    summary: 'The brand’s own pages',
    access: 'anonymous',
    input: { query: localeQuery },
    output: content.BrandPages,
    errors: [],
  }),
} as const;
