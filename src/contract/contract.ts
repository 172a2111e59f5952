import { z } from 'zod';
import { endpoint, type EndpointContract } from './endpoint';
import type { EndpointName } from './endpoints';
import * as catalog from './schemas/catalog';
import * as checkout from './schemas/checkout';
import * as content from './schemas/content';
import { Id, LocaleParam, Slug } from './schemas/primitives';
import * as users from './schemas/users';

const slugParams = z.object({ slug: Slug });
const idParams = z.object({ id: Id });
const numberParams = z.object({ number: Id });
const localeQuery = z.object({ locale: LocaleParam });
const Nothing = z.null();

/** The API as data: who may call, what goes in, what comes out, which errors. Server, tests and OpenAPI read it. */
export const contract = {
  login: endpoint({
    summary: 'Signs in; the body of the answer is the token',
    access: 'anonymous',
    input: { body: users.LoginBody },
    output: users.Token,
    errors: ['INVALID_CREDENTIALS'],
  }),
  register: endpoint({
    summary: 'Creates a customer and signs in; the body of the answer is the token',
    access: 'anonymous',
    input: { body: users.RegisterBody },
    output: users.Token,
    errors: ['EMAIL_TAKEN', 'WEAK_PASSWORD'],
  }),
  logout: endpoint({
    summary: 'Revokes this session, or with `all=true` every session of the user',
    access: 'user',
    input: { query: z.object({ all: z.enum(['true', 'false']).optional() }) },
    output: Nothing,
    errors: [],
  }),
  getSelf: endpoint({
    summary: 'The signed-in user',
    access: 'user',
    input: {},
    output: users.User,
    errors: [],
  }),
  getOwnDetails: endpoint({
    summary: 'Own details',
    access: 'user',
    input: {},
    output: users.UserDetails,
    errors: [],
  }),
  updateOwnDetails: endpoint({
    summary: 'Changes own details; fields left out stay as they are',
    access: 'user',
    input: { body: users.UpdateDetailsBody },
    output: users.UserDetails,
    errors: [],
  }),
  listOwnAddresses: endpoint({
    summary: 'Saved addresses',
    access: 'user',
    input: {},
    output: z.array(users.Address),
    errors: [],
  }),
  createOwnAddress: endpoint({
    summary: 'Saves an address',
    access: 'user',
    input: { body: users.AddressBody },
    output: users.Address,
    errors: ['CEP_UNKNOWN'],
    status: 201,
  }),
  updateOwnAddress: endpoint({
    summary: 'Replaces a saved address',
    access: 'user',
    input: { params: idParams, body: users.AddressBody },
    output: users.Address,
    errors: ['NOT_FOUND', 'CEP_UNKNOWN'],
  }),
  deleteOwnAddress: endpoint({
    summary: 'Removes a saved address',
    access: 'user',
    input: { params: idParams },
    output: Nothing,
    errors: ['NOT_FOUND'],
  }),
  listOwnOrders: endpoint({
    summary: 'Own orders, newest first',
    access: 'user',
    input: { query: checkout.OrderListQuery },
    output: checkout.OrderList,
    errors: [],
  }),

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
  searchProducts: endpoint({
    summary: 'Search with the filters of every list',
    access: 'anonymous',
    input: { query: catalog.ProductListQuery },
    output: catalog.ProductList,
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
  getHome: endpoint({
    summary: 'What the home page shows',
    access: 'anonymous',
    input: { query: localeQuery },
    output: catalog.Home,
    errors: [],
  }),

  listTestimonials: endpoint({
    summary: 'Testimonials of this brand',
    access: 'anonymous',
    input: {},
    output: z.array(catalog.Testimonial),
    errors: [],
  }),
  listPosts: endpoint({
    summary: 'Published news, newest first',
    access: 'anonymous',
    input: { query: localeQuery },
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
    input: {},
    output: content.BrandContent,
    errors: [],
  }),

  calculateFreight: endpoint({
    summary: 'Freight options for a CEP',
    access: 'anonymous',
    input: { body: checkout.CalculateFreightBody },
    output: checkout.FreightQuote,
    errors: [],
    needsCart: true,
  }),
  findCoupon: endpoint({
    summary: 'A coupon by code, or why it does not count',
    access: 'anonymous',
    input: { query: z.object({ code: checkout.CouponCode }) },
    output: checkout.Coupon,
    errors: ['COUPON_UNKNOWN', 'COUPON_EXPIRED', 'COUPON_USED_UP'],
    needsCart: true,
  }),
  quoteCheckout: endpoint({
    summary: 'The priced cart',
    access: 'anonymous',
    input: { body: checkout.QuoteCheckoutBody },
    output: checkout.CheckoutSnapshot,
    errors: [],
    needsCart: true,
  }),
  createOrder: endpoint({
    summary: 'Places the order; needs an Idempotency-Key header',
    access: 'user',
    input: { body: checkout.CreateOrderBody },
    output: checkout.Order,
    errors: [
      'CART_CHANGED',
      'OUT_OF_STOCK',
      'IDEMPOTENCY_KEY_REQUIRED',
      'IDEMPOTENCY_KEY_REUSED',
      'CEP_UNKNOWN',
      'FREIGHT_UNAVAILABLE',
      'FORBIDDEN',
      'PAYMENT_DENIED',
      'PRESCRIPTION_REQUIRED',
      'UNAVAILABLE',
      'COUPON_UNKNOWN',
      'COUPON_EXPIRED',
      'COUPON_USED_UP',
      'COUPON_NOT_APPLICABLE',
      'COUPON_MINIMUM_NOT_REACHED',
    ],
    needsCart: true,
    status: 201,
  }),
  fakePayment: endpoint({
    summary: 'Approves, denies or expires a simulated payment; exists only with the gateway `fake`',
    access: 'user',
    input: { body: checkout.FakePaymentBody },
    output: checkout.Order,
    errors: ['NOT_FOUND', 'PAYMENT_CLOSED'],
    needsCart: true,
  }),

  listOrders: endpoint({
    summary: 'All orders, newest first',
    access: 'orders.read',
    input: { query: checkout.OrderListQuery },
    output: checkout.OrderList,
    errors: [],
  }),
  getOrder: endpoint({
    summary: 'One order: the customer’s own, or any for `orders.read`',
    access: 'user',
    input: { params: numberParams },
    output: checkout.Order,
    errors: ['NOT_FOUND'],
  }),
  changeOrderState: endpoint({
    summary: 'Moves an order along its states',
    access: 'orders.write',
    input: { params: numberParams, body: checkout.ChangeOrderStateBody },
    output: checkout.Order,
    errors: ['NOT_FOUND', 'STALE', 'INVALID_TRANSITION'],
  }),

  getHealth: endpoint({
    summary: 'The process answers',
    access: 'anonymous',
    input: {},
    output: z.object({ status: z.literal('ok') }),
    errors: [],
  }),
  getReady: endpoint({
    summary: 'The database answers and is seeded',
    access: 'anonymous',
    input: {},
    output: z.object({ status: z.literal('ready') }),
    errors: ['UNAVAILABLE'],
  }),
} as const satisfies Record<EndpointName, EndpointContract>;

export type Contract = typeof contract;

type Parts<K extends EndpointName> = Contract[K]['input'];
type PartIn<K extends EndpointName, P extends 'params' | 'query' | 'body'> =
  Parts<K> extends { [Key in P]: infer S extends z.ZodType } ? { [Key in P]: z.input<S> } : unknown;
type PartOut<K extends EndpointName, P extends 'params' | 'query' | 'body'> =
  Parts<K> extends { [Key in P]: infer S extends z.ZodType } ? { [Key in P]: z.output<S> } : unknown;
type Flatten<T> = { [K in keyof T]: T[K] };

/** What a caller passes. */
export type CallInput<K extends EndpointName> = Flatten<
  PartIn<K, 'params'> & PartIn<K, 'query'> & PartIn<K, 'body'>
>;
/** What a route receives after parsing. */
export type ParsedInput<K extends EndpointName> = Flatten<
  PartOut<K, 'params'> & PartOut<K, 'query'> & PartOut<K, 'body'>
>;
/** What the answer holds. */
export type Output<K extends EndpointName> = z.output<Contract[K]['output']>;
