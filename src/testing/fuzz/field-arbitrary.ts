import fc from 'fast-check';
import type { EndpointName, endpoints } from '@/contract/endpoints';
import { APPROVED_CARD, DENIED_CARD } from '@/testing/make-order';
import { TEST_PASSWORD } from '@/testing/make-user';
import { isTableName, PoolRef, type PoolName } from './pools';

/** One of a pool. */
const fromPool = (pool: PoolName): fc.Arbitrary<unknown> =>
  fc.nat(999).map((pick) => new PoolRef(pool, pick));

/** Mostly the first one, sometimes one of the others. */
const either = (...pools: readonly [PoolName, ...PoolName[]]) =>
  fc.oneof({ weight: 6, arbitrary: fromPool(pools[0]) }, ...pools.map(fromPool));

/** What a person types: words of several scripts, with a dash, a quote, an accent; clean and already trimmed. */
const WORDS = [
  'sal', 'mineral', 'Seca Brava', 'ureia', '30 kg', 'núcleo', "d'água", 'ração', 'cocho', '“lote”', 'ملح', 'מלח', 'ヨーグルト', '100%', 'a_b', 'c\\d', '٣٤', '🐄', 'proteinado', '<b>x</b>', '[a](javascript:b)', '-1', 'NaN', '${x}', '{{y}}',
]; // prettier-ignore
export const phrase = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 })
  .map((words) => words.join(' '));

/** The endpoints whose address has a parameter of this name. */
type EndpointsWith<Param extends string> = {
  [Name in EndpointName]: (typeof endpoints)[Name]['path'] extends `${string}{${Param}}${string}`
    ? Name
    : never;
}[EndpointName];
/** The kind of entity that a parameter names, for each of its endpoints and for those that take it elsewhere. */
type PoolsOf<Param extends string> = Record<EndpointsWith<Param>, Entities> &
  Partial<Record<EndpointName, Entities>>;
/** One pool, or mostly the first and sometimes one of the others. */
type Entities = PoolName | readonly [PoolName, ...PoolName[]];

/** The table whose rows a change names: `updateSearchRule` and `deleteSearchRule` name one of `searchRules`. */
type TableOf<Name> = Name extends `${'update' | 'delete'}${infer Thing}` ? `${Uncapitalize<Thing>}s` : never;
type IsTold<Name> = TableOf<Name> extends PoolName ? true : false;
/** Those whose name does not say it. */
type Untold = {
  [Name in EndpointsWith<'id'>]: IsTold<Name> extends true ? never : Name;
}[EndpointsWith<'id'>];

const tableOf = (endpoint: EndpointName): PoolName | null => {
  const [, first = '', rest = ''] = /^(?:update|delete)([A-Z])(.*)$/.exec(endpoint) ?? [];
  const name = `${first.toLowerCase()}${rest}s`;
  return isTableName(name) ? name : null;
};

const IDS: Record<Untold, Entities> & Partial<Record<EndpointName, Entities>> = {
  deleteOwnSession: 'ownSessionId',
  updateOwnAddress: 'ownAddressId',
  deleteOwnAddress: 'ownAddressId',
  deleteOwnFavorite: 'productId',
  getUser: 'userId',
  updateUser: 'userId',
  endSearchRule: 'searchRules',
  getManagedProduct: 'productId',
  previewProduct: 'productId',
  duplicateProduct: 'productId',
  createProduct: ['productId', 'variationId'],
  updateProduct: ['productId', 'variationId'],
  deleteProduct: 'productId',
  listStockAdjustments: 'productId',
  adjustStock: 'productId',
  getManagedPost: 'postId',
  previewPost: 'postId',
  getManagedLesson: 'lessonId',
  uploadLessonFile: 'lessonId',
  moderateReviews: 'reviews',
  listProductCards: 'productId',
  getFreshness: ['productId', 'postId', 'reviews', 'lessonId', 'coupons'],
};
const SLUGS: PoolsOf<'slug'> = {
  getCategory: 'categorySlug',
  getCollection: 'collectionSlug',
  getPost: 'postSlug',
  getLesson: 'publicLessonSlug',
  answerQuiz: 'publicLessonSlug',
  getExclusiveLesson: 'exclusiveLessonSlug',
  markLessonRead: 'exclusiveLessonSlug',
  answerExclusiveQuiz: 'exclusiveLessonSlug',
  getProduct: 'productSlug',
  getProductSheet: 'productSlug',
  listRelatedProducts: 'productSlug',
};
const NUMBERS: PoolsOf<'number'> = {
  payOrder: ['ownPendingOrderNumber', 'orderNumber'],
  fakePayment: ['ownPendingOrderNumber', 'orderNumber'],
  payGuestOrder: ['ownPendingOrderNumber', 'orderNumber'],
  cancelGuestOrder: ['ownPendingOrderNumber', 'orderNumber'],
  requestGuestWithdrawal: ['ownOrderNumber', 'orderNumber'],
  sendPrescription: ['ownPendingOrderNumber', 'orderNumber'],
  sendGuestPrescription: ['ownPendingOrderNumber', 'orderNumber'],
  fakeGuestPayment: ['ownPendingOrderNumber', 'orderNumber'],
  cancelOrder: ['ownPendingOrderNumber', 'orderNumber'],
  requestWithdrawal: ['ownOrderNumber', 'orderNumber'],
  getOwnOrder: ['ownOrderNumber', 'orderNumber'],
  getOrder: ['ownOrderNumber', 'orderNumber'],
  changeOrderState: 'orderNumber',
  updateOrder: 'orderNumber',
  trackOrder: 'orderNumber',
  getGuestOrder: 'orderNumber',
};

const cep = fc.constantFrom(
  '38010-000',
  '38010000',
  '01310100',
  '69900001',
  '20040-020',
  '99999-999',
  '00000000',
);
const document = fc.constantFrom('111.444.777-35', '11144477735', '11.222.333/0001-81', '12ABC34501DE35');
const freshSlug = fc.stringMatching(/^[a-z]{3,12}-[0-9]{6,9}$/);
const card = fc
  .tuple(fc.constantFrom(APPROVED_CARD, DENIED_CARD), fc.integer({ min: 1, max: 12 }))
  .map(([one, installments]) => ({ ...one, installments }));

/** Values of fields whose name says more than their schema; the schema still applies. */
const BY_NAME: Record<string, fc.Arbitrary<unknown>> = {
  productId: fromPool('productId'),
  productIds: fc.array(fromPool('productId'), { maxLength: 4 }),
  productSlug: fromPool('productSlug'),
  relatedSlugs: fc.array(fromPool('productSlug'), { maxLength: 3 }),
  relatedProductSlugs: fc.array(fromPool('productSlug'), { maxLength: 3 }),
  products: fc.array(fromPool('productId'), { maxLength: 3 }),
  categories: fc.array(fromPool('categoryId'), { maxLength: 3 }),
  categoryIds: fc.array(fromPool('categoryId'), { minLength: 1, maxLength: 3 }),
  collections: fc.array(fromPool('collectionId'), { maxLength: 2 }),
  collectionId: fc.option(fromPool('collectionId')),
  categoria: fc.array(fromPool('categorySlug'), { maxLength: 3 }),
  colecao: fromPool('collectionSlug'),
  variationId: either('sellableVariationId', 'variationId'),
  brandIds: fc.array(fromPool('brandId'), { minLength: 1, maxLength: 2 }),
  fileIds: fc.array(fromPool('lessonFileId'), { maxLength: 2 }),
  numbers: fc.array(fromPool('orderNumber'), { minLength: 1, maxLength: 4 }),
  userId: fromPool('userId'),
  visitorId: fc.uuid(),
  couponCode: fc.option(fromPool('couponCode')),
  representativeCode: fc.option(fromPool('representativeCode')),
  sku: fc.oneof(fc.stringMatching(/^F-[0-9]{6,9}$/), fromPool('sku')),
  cep,
  postalCode: cep,
  document,
  phone: fc.constantFrom('(34) 99999-1234', '(11) 3333-4444', '+55 34 99999-1234', '34999991234'),
  q: fc.oneof(phrase, fc.constantFrom('sal', 'proteinado', 'sla minreal', 'ureia 30kg', '%', '_', "'")),
  quantity: fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 1, max: 3 }) },
    fc.integer({ min: 1, max: 999 }),
  ),
  freightService: fc.constantFrom(
    'economica',
    'expressa',
    'transportadora',
    'agencia',
    'retirada',
    'retirada',
  ),
  card: fc.option(card, { freq: 3 }),
  number: fc.constant('12'),
  expiry: fc.constant('12/30'),
  cvv: fc.constant('123'),
  payer: fc.record({ fullName: fc.constant('Tereza Prado'), document: fc.constant('111.444.777-35') }),
  password: fc.oneof({ weight: 5, arbitrary: fc.constant(TEST_PASSWORD) }, phrase),
  currentPassword: fc.oneof({ weight: 5, arbitrary: fc.constant(TEST_PASSWORD) }, phrase),
  newPassword: fc.oneof({ weight: 5, arbitrary: fc.constant('outra senha de teste 43') }, phrase),
  email: fc.oneof(fromPool('email'), fc.stringMatching(/^[a-z]{3,8}[0-9]{4,9}@cliente\.example$/)),
  monthlyVolume: fc.constantFrom('1', '1200', '35,5', '0,99'),
  policyVersion: fc.constantFrom('2026-11', '2026-11-21'),
  target: fc.constantFrom('/', '/shop', '/product/sal?x=1', '/colecoes#a'),
  gallery: fc.constant([]),
  picture: fc.constant(null),
  translations: fc.dictionary(
    fc.constantFrom('en', 'es', 'ar', 'he'),
    fc.dictionary(fc.constantFrom('title', 'summary', 'bodyMarkdown'), phrase, { maxKeys: 2 }),
    { maxKeys: 2 },
  ),
  secret: fc.constantFrom('a-secret', 'the-secret-of-the-notices'),
  pagina: fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 1, max: 3 }) },
    fc.integer({ min: 1, max: 9_999 }),
  ),
  admin: fc.boolean(),
  answerIndex: fc.nat(1),
};

const oneOf = (entities: Entities) =>
  typeof entities === 'string' ? fromPool(entities) : either(...entities);

/** Values of a field by its name and where it stands; null when only its schema says something. */
export function fieldArbitrary(endpoint: EndpointName, field: string): fc.Arbitrary<unknown> | null {
  if (field === 'id' || field === 'ids') {
    const one = oneOf(IDS[endpoint] ?? tableOf(endpoint) ?? 'productId');
    const isList = field === 'ids' || endpoint === 'listProductCards';
    return isList ? fc.array(one, { minLength: 1, maxLength: 3 }) : one;
  }
  if (field === 'slug') {
    const entities = SLUGS[endpoint];
    return entities ? oneOf(entities) : freshSlug;
  }
  if (field === 'code') {
    if (endpoint.startsWith('create')) return fc.stringMatching(/^[A-Z]{3,9}[0-9]{5,9}$/);
    return oneOf(endpoint === 'findCoupon' ? 'couponCode' : ['redirectCode', 'representativeCode']);
  }
  if (field === 'number' && NUMBERS[endpoint]) return oneOf(NUMBERS[endpoint]);
  if (field === 'number' && endpoint === 'prepareGetnetCard') return fc.constant(APPROVED_CARD.number);
  if (field === 'email' && endpoint === 'register') return BY_NAME.email ?? null;
  return BY_NAME[field] ?? null;
}
