import { AUDITED_CONTENT } from './fields-staff';
import { FACTS, pageOf, PICTURE, type FieldTable } from './parts';

const entry = (details: string) => pageOf(`action actor actorId at entity entityId id details{ ${details} }`);

/** Details of products, texts, links, coupons and search rules in the log: edited by staff, and nothing of a customer. */
const CONTENT = `
  access allProducts amountCents? applicability{ categories[] collections[] products[] } author{ name role } bestSeller bodyMarkdown
  categoryIds[] collectionId description discount excerpt featured files:none firstPurchaseOnly kind
  flashSaleEndsAt gallery[]{ ${PICTURE} showOnDetailsGallery showOnInnerGallery showOnThumbnail }
  highlights[] lineName maxUses maxUsesPerUser minimumTotalCents minutes
  module newArrival picture{ ${PICTURE} } position publishAt publishedAt
  quiz[]{ answerIndex explanation options[] question }
  regulatory{ classification kind registration technicalResponsible } relatedProductSlugs[] relatedSlugs[]
  saleClass sku slug species[] phases[] seasons[] needs[] stage status stock subtitle summary
  title translations.*.* validFrom validUntil
  variations[]{
    buyOnlyLinhaBranca gtin13 heightCm id lengthCm netVolumeMl netWeightGrams presentation price salePrice
    shippingWeightGrams sku widthCm
  }
  ${AUDITED_CONTENT}
  ${FACTS}`;

const ROLES = `
  rows
  before{ admin permissions? representativeCode? handledAt:none }
  after{ admin permissions? representativeCode? handledAt }`;

const RULE = 'author brandId createdAt endedAt? id kind locale? productTitle? target typed version';
const SIDE = 'leadsTo? leftOut[] products[]{ id slug title } searchedFor? total';
const teachers = (column: string) => ({ 'search.write admin': column });

/** Figures, and who did what. `reports.read` opens no order and no person. */
export const REPORT_FIELDS: FieldTable = {
  'GET /search/failed/': { 'reports.read admin': pageOf('firstAt lastAt searches typed') },
  'GET /search/counted/': teachers(
    pageOf('additions clicks lastAt lastResultCount locale? rules searches typed'),
  ),
  'GET /search/rules/': teachers(pageOf(RULE)),
  'POST /search/rules/': teachers(RULE),
  'PATCH /search/rules/{id}': teachers(RULE),
  'DELETE /search/rules/{id}': teachers('nothing'),
  'POST /search/preview': teachers(`live{ ${SIDE} } draft{ ${SIDE} }`),
  'GET /report/': {
    'reports.read admin': `
      days bestProducts[]{ productId revenue title units } failedSearches[]{ searches typed }
      lowStock[]{ picture{ ${PICTURE} } presentation productId stock title }
      ordersByState[]{ count state } salesByDay[]{ day orders revenue }
      totals{ averageTicket before{ orders revenue } customers orders revenue }
      waiting{ leads ordersToPick ordersWithAttention prescriptions reviews }`,
  },
  // That a note was written, not its text; the search of an export may be a name or a CPF.
  'GET /report/audit (orders)': {
    'reports.read': entry('number from to rows filters:none before:none after:none'),
    admin: entry(`
      number from to note rows filters{ q } before{ internalNote } after{ internalNote }`),
  },
  'GET /report/audit (people and messages)': {
    'reports.read': entry(`${ROLES} filters:none`),
    admin: entry(`${ROLES} filters{ q }`),
  },
  'GET /report/audit (products and texts)': {
    'reports.read admin': entry(
      `from before{ ${CONTENT} brandId hits locale:none typed usedCount }
        after{ ${CONTENT} brandId bytes id locale name note reason typed }`,
    ),
  },
};
