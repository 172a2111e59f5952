import {
  COUPON,
  LESSON,
  LESSON_CARD,
  MANAGED_PRODUCT,
  pageOf,
  PICTURE,
  POST,
  PRODUCT,
  QUIZ_RESULT,
} from './parts';
import type { FieldTable } from './parts';

const editors = (column: string) => ({ 'products.write content.write coupons.write admin': column });
const products = (column: string) => ({ 'products.write admin': column });
const texts = (column: string) => ({ 'content.write admin': column });
const coupons = (column: string) => ({ 'coupons.write admin': column });
const students = (column: string) => ({ 'universidade admin': column });

const MANAGED_POST = `
  author{ name role } bodyMarkdown brandIds[] excerpt id picture{ ${PICTURE} } published publishedAt
  relatedProductSlugs[] slug species[] state title translations.*.* updatedAt version`;
const TESTIMONIAL = 'author brandIds[] city published rating role state text';
const MANAGED_TESTIMONIAL = `id version ${TESTIMONIAL}`;
/** An editor sees which answers are right; a student does not. */
const MANAGED_LESSON = `
  access bodyMarkdown files[]{ bytes id name } id minutes module position published
  quiz[]{ answerIndex explanation options[] question } slug summary title version`;
const LINK = 'active code representativeCode target';
const REDIRECT = `createdAt hits version ${LINK}`;
/** What editors decide of the plain kinds of content: the audit log has it too. */
export const AUDITED_CONTENT = `${TESTIMONIAL} ${LINK}`;
const MANAGED_COUPON = `
  ${COUPON} active brandIds[] id maxUses maxUsesPerUser status usedCount validFrom validUntil version`;
const PROGRESS = 'bestScore passedAt readAt slug';

/** What staff edit. Of customers it has the first name of a reviewer, and nothing else. */
export const STAFF_FIELDS: FieldTable = {
  'GET /product/all/choices': editors(
    'brands[]{ id name } categories[]{ id name slug species } collections[]{ id title } lineNames[]',
  ),
  'GET /product/all/': editors(
    pageOf(`
      id lineName lowStockCount picture{ ${PICTURE} } priceFrom priceTo publishAt saleClass slug soldCount species[]
      state stock title updatedAt variationCount`),
  ),
  'GET /report/freshness/{entity}/{id}': editors('failed onShopSince pending savedAt unpurged'),
  'POST /media/': { 'products.write content.write admin': `${PICTURE} alt:none` },
  'GET /product/all/export':
    products(`text/csv: sku; slug; produto; linha; categorias; especies; marcas; publicado;
    apresentacao; peso_liquido_g; volume_ml; peso_envio_g; comprimento_cm; largura_cm; altura_cm; preco;
    preco_promocional; estoque; gtin; linha_branca`),
  'POST /product/import': products('lines[]{ fields.* line outcome sku }'),
  'GET /product/all/{id}': products(MANAGED_PRODUCT),
  'GET /product/all/{id}/preview': products(PRODUCT),
  'POST /product/': products(MANAGED_PRODUCT),
  'POST /product/all/{id}/duplicate': products(`
    ${MANAGED_PRODUCT} flashSaleEndsAt:none publishAt:none translations.*:none
    variations[]{ gtin13:none salePrice:none }`),
  'PATCH /product/all/': products('changed[]'),
  'PATCH /product/all/{id}': products(MANAGED_PRODUCT),
  'DELETE /product/all/{id}': products('nothing'),
  'GET /product/all/{id}/stock': products(
    pageOf('at by change id note presentation reason stockAfter variationId'),
  ),
  'POST /product/all/{id}/stock': products(MANAGED_PRODUCT),

  'GET /blog/all/': texts(
    pageOf(`author{ name role } id picture{ ${PICTURE} } publishedAt slug species[] state title updatedAt`),
  ),
  'GET /blog/all/{id}': texts(MANAGED_POST),
  'GET /blog/all/{id}/preview': texts(POST),
  'POST /blog/': texts(MANAGED_POST),
  'PATCH /blog/all/{id}': texts(MANAGED_POST),
  'DELETE /blog/all/{id}': texts('nothing'),
  'GET /product/reviews/all/': texts(
    pageOf('author createdAt id productId productSlug productTitle reviewScore status text title verified'),
  ),
  'PATCH /product/reviews/all/': texts('changed'),
  'GET /testimonials/all/': texts(pageOf(MANAGED_TESTIMONIAL)),
  'POST /testimonials/': texts(MANAGED_TESTIMONIAL),
  'PATCH /testimonials/all/{id}': texts(MANAGED_TESTIMONIAL),
  'DELETE /testimonials/all/{id}': texts('nothing'),
  // How many passed, and not who.
  'GET /university/all/': texts(
    '[]{ access fileCount id minutes module passedCount position published questionCount slug title }',
  ),
  'GET /university/all/{id}': texts(MANAGED_LESSON),
  'POST /university/all/': texts(`${MANAGED_LESSON} files:none`),
  'PATCH /university/all/{id}': texts(`${MANAGED_LESSON} files:none`),
  'DELETE /university/all/{id}': texts('nothing'),
  'POST /university/all/{id}/file': texts(MANAGED_LESSON),
  'GET /redirect/': texts(pageOf(REDIRECT)),
  'POST /redirect/': texts(REDIRECT),
  'PATCH /redirect/{code}': texts(REDIRECT),
  'DELETE /redirect/{code}': texts('nothing'),

  'GET /coupon/all/': coupons(pageOf(MANAGED_COUPON)),
  'POST /coupon/': coupons(MANAGED_COUPON),
  'PATCH /coupon/all/{id}': coupons(MANAGED_COUPON),
  'DELETE /coupon/all/{id}': coupons('nothing'),

  'GET /university/exclusive/': students(`isComplete lessons[]{ ${LESSON_CARD} } progress[]{ ${PROGRESS} }`),
  'GET /university/exclusive/{slug}': students(LESSON),
  'POST /university/exclusive/{slug}/read': students(PROGRESS),
  'POST /university/exclusive/{slug}/quiz': students(QUIZ_RESULT),
  'GET /university/certificate': students('fullName issuedAt lessons[]{ lang title } minutes number'),
};
