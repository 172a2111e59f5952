import {
  CARD,
  CATEGORY,
  COLLECTION,
  COUPON,
  FREIGHT_OPTION,
  FREIGHT_QUOTE,
  LESSON,
  LESSON_CARD,
  PACK,
  pageOf,
  PICTURE,
  POST,
  POST_CARD,
  PRODUCT,
  QUIZ_RESULT,
  REVIEW,
  TESTIMONIAL,
  type FieldTable,
} from './parts';

const LIST = `
  ${pageOf(CARD)} isEstimate suggestion? searchedFor?
  reading?{ leftOut[] marks[] near[] asksAboutHealth leadsTo? packs[]{ productId sku } }
  facets{
    categoria[]{ count label value } peso[]{ count label value } especie[]{ count label value }
    fase[]{ count label value } epoca[]{ count label value } necessidade[]{ count label value } emEstoque emOferta
  }`;
const cards = { everybody: `[]{ ${CARD} }` };

/** What anyone reads of the shop: the same fields without an account, for a customer and for an admin. */
export const PUBLIC_FIELDS: FieldTable = {
  'GET /home/': {
    everybody: `
      title subtitle ctaLabel ctaHref lang picture{ ${PICTURE} alt:none }
      calculator{ slug title titleLang dose{ basis unit options[]{ gramsPerKgPerDay? label minDays } } doseLang variations[]{ ${PACK} } }`,
  },
  'GET /product/': { everybody: LIST },
  'GET /product/cards/': cards,
  'GET /product/{slug}': { everybody: PRODUCT },
  'GET /product/{slug}/sheet.pdf': { everybody: 'application/pdf' },
  'GET /product/recommendations/': cards,
  'GET /product/reviews/': { everybody: pageOf(REVIEW) },
  'GET /search/': { everybody: LIST },
  'GET /search/suggestions/': {
    everybody: `
      categories[]{ count id name slug }
      products[]{ id pack? picture{ ${PICTURE} } price slug title titleLang }
      words[] isFallback`,
  },
  'POST /search/choice': { everybody: 'nothing' },
  'GET /category/': { everybody: `[]{ ${CATEGORY} }` },
  'GET /category/{slug}': { everybody: CATEGORY },
  'GET /collection/': { everybody: `[]{ ${COLLECTION} }` },
  'GET /collection/{slug}': { everybody: COLLECTION },
  'GET /featured_categories.json': { everybody: `[]{ id name slug productCount picture{ ${PICTURE} } }` },
  'GET /collections.json': { everybody: `[]{ ${COLLECTION} }` },
  'GET /brands.json': { everybody: '[]{ canonicalUrl id logo name }' },
  'GET /products_featured.json': cards,
  'GET /products_top_seller.json': cards,
  'GET /products_on_selling.json': cards,
  'GET /products_related.json': cards,
  'GET /products_best_seller.json': cards,
  'GET /products_new_arrival.json': cards,
  'GET /products_flash_sale.json': { everybody: `endsAt items[]{ ${CARD} }` },

  // Texts and forms
  'GET /redirect/{code}': { everybody: 'representativeCode target' },
  'POST /product/stock_notice/': { everybody: 'nothing' },
  'GET /testimonials/': { everybody: `[]{ ${TESTIMONIAL} }` },
  'GET /blog/': { everybody: `[]{ ${POST_CARD} }` },
  'GET /blog/{slug}': { everybody: POST },
  'GET /faq/': { everybody: '[]{ id title titleLang questions[]{ answer id lang question } }' },
  'GET /brand/': {
    everybody: `
      lang picture{ ${PICTURE} alt:none } about{ text title } values[]{ text title } timeline[]{ text title year }
      ownBrandPage{ ctaHref ctaLabel lead sections[]{ heading text } steps[] title }
      partnerPage{ ctaHref ctaLabel lead sections[]{ heading text } steps[] title }
      privacy{ bodyMarkdown title updatedAt } terms{ bodyMarkdown title updatedAt }`,
  },
  'POST /consent/': { everybody: 'nothing' },
  'GET /university/': {
    everybody: `lessons[]{ ${LESSON_CARD} } exclusive{ count minutes modules[] }`,
  },
  'GET /university/lesson/{slug}': { everybody: LESSON },
  'POST /university/lesson/{slug}/quiz': { everybody: QUIZ_RESULT },
  'GET /lead/token': { everybody: 'token' },
  // A brand with a cart promises no day for an answer.
  'POST /lead/': { everybody: 'answerBy:none confirmationSent reference' },

  // The cart
  'GET /cep/{cep}': { everybody: 'cep state city? district? street?' },
  'POST /frete/calculate': { everybody: FREIGHT_QUOTE },
  'GET /coupon/': { everybody: COUPON },
  'POST /checkout/': {
    everybody: `
      coupon{ ${COUPON} } couponMissing couponReason freight{ ${FREIGHT_QUOTE} } selectedFrete{ ${FREIGHT_OPTION} }
      pickUp{ ${FREIGHT_OPTION} } hash simulated paymentMethods[]
      installments[]{ annualRate count monthlyRate total value }
      lines[]{
        categories[]{ id name slug } collectionId discount listPrice picture{ ${PICTURE} } presentation productId
        quantity slug stock title titleLang total unitPrice variationId
      }
      totals{ discount freight pixDiscount subtotal total totalWithPix weightGrams }
      warnings[]{ available? code variationId }`,
  },
  // Of the buyer only town, state and whether an account has the order: no name, street, price, nothing of the payment.
  'POST /order/track': {
    everybody: `
      createdAt destination{ city state } estimate{ from to }
      freight{ businessDays{ max min } carrier name service }
      hasAccount history[]{ at state }
      lines[]{ picture{ ${PICTURE} } presentation quantity slug title titles.* }
      mayWithdraw missingPrescription{ isRefused sentAt until } number state trackingCode trackingUrl
      withdrawal{ requestedAt until }`,
  },

  // Operations
  'GET /health': { everybody: 'status' },
  'GET /ready': { everybody: 'status degraded?' },
  // The token of the figures stands in the header of each of these callers.
  'GET /metrics': { everybody: 'text/plain' },
  'POST /csp-report': { everybody: 'nothing' },

  // Notices of the acquirer, which know its secret
  'GET /webhook/getnet/{secret}': { everybody: 'received' },
  'POST /webhook/getnet': { everybody: 'received' },
};

/** Addresses that are no endpoint of the contract: files, and what robots read. */
export const OUTSIDE_FIELDS: FieldTable = {
  'GET /openapi.json': { everybody: 'application/json' },
  'GET /robots.txt': { everybody: 'text/plain' },
  'GET /sitemap.xml': { everybody: 'application/xml' },
  'GET /media/{file}': { everybody: 'image/webp' },
  // Opened by its signed address alone, which ends: a browser sends no token when it opens a link.
  'GET /university/file/{token}': { everybody: 'application/pdf' },
  'GET /order/boleto/{token}': { everybody: 'application/pdf' },
  'GET /order/prescription_file/{token}': { everybody: 'application/pdf' },
};
