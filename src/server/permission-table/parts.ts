/**
 * The fields that several answers share. A column is read like this: `a b{ c } d[]{ e }` are the fields `a`, `b.c` and
 * `d[].e`; `titles.*` is an open map; `x:none` is there and empty for these callers; `x?` is there and sometimes empty.
 * A later word wins over an earlier one.
 */
export type FieldTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const PICTURE = 'alt color height srcUrl width widths[]';
export const pageOf = (item: string) => `items[]{ ${item} } page pageCount total`;

/** A pack on sale. Its stock is public; its cost is nowhere. */
export const PACK = `
  id netVolumeMl? netWeightGrams? presentation price pricePerUnit salePrice? size sku stock type unit weightGrams
  visibility{ buyOnlyLinhaBranca }`;

export const CARD = `
  id slug saleClass collectionId? flashSaleEndsAt?
  displayInfo{ line species[] title titleLang }
  categories[]{ id name slug }
  picture{ ${PICTURE} }
  rating{ averageRating totalReviews }
  variations[]{ ${PACK} }`;

/** An author is shown as first name and initial, without an id. */
export const REVIEW = 'author date id reviewScore text title? verified';

const GALLERY = `${PICTURE} showOnDetailsGallery showOnInnerGallery showOnThumbnail`;
const DOSE = 'basis unit options[]{ gramsPerDay? gramsPerKgPerDay? label minDays }';
const REGULATORY = 'classification kind registration technicalResponsible';
/** What `PRODUCT_FACTS` holds: the page, the editor and the audit log have all of it. */
export const FACTS = `
  composition directions storage manufacturer shelfLifeMonths warnings[] withdrawal{ eggs meat milk }
  dose{ ${DOSE} } guaranteeLevels[]{ kind nutrient unit value }`;
const STARS = 'fiveStars fourStars threeStars twoStars oneStar totalReviewsCount totalReviewsStars';

/** The page of a product. */
export const PRODUCT = `
  ${CARD}
  variations[]{ gtin13? }
  displayInfo{ description highlights[] stage subtitle summary } untranslated?
  ${FACTS}
  regulatory{ ${REGULATORY} saleClass }
  mediaSet{ gallery[]{ ${GALLERY} } }
  hardcodedReviews[]{ author source stars text } hardcodedReviewsScore{ ${STARS} }
  reviews[]{ ${REVIEW} } ownRating{ averageRating totalReviews } ratingDistribution[]
  socialImage? technicalSheet{ href lang }`;

/** A product as it is edited. */
export const MANAGED_PRODUCT = `
  id slug title subtitle lineName summary description highlights[] species[] stage phases[] seasons[] needs[]
  categoryIds[] collectionId brandIds[] relatedSlugs[]
  ${FACTS}
  regulatory{ ${REGULATORY} } saleClass
  gallery[]{ ${GALLERY} } translations.*.*
  featured bestSeller newArrival flashSaleEndsAt published publishAt state
  soldCount version createdAt updatedAt
  variations[]{
    buyOnlyLinhaBranca gtin13 heightCm id isSold lengthCm netVolumeMl netWeightGrams presentation price reserved
    salePrice shippingWeightGrams sku stock widthCm
  }`;

export const CATEGORY = `id intro introLang name picture{ ${PICTURE} } productCount seoDescription slug species`;
export const COLLECTION = `id picture{ ${PICTURE} } productCount season slug text textLang title titleLang`;
export const TESTIMONIAL = 'author city id lang rating role state text';
export const POST_CARD = `
  author{ name role } excerpt id picture{ ${PICTURE} } publishedAt slug species[] title titleLang`;
export const POST = `${POST_CARD} bodyLang bodyMarkdown relatedProducts[]{ ${CARD} }`;

export const LESSON_CARD = 'lang minutes module questionCount slug summary title';
/** Without the right options of a question. */
export const LESSON = `${LESSON_CARD} bodyMarkdown files[]{ bytes href name } quiz[]{ options[] question }`;
export const QUIZ_RESULT = 'answers[]{ explanation isRight rightIndex } of passed right';

export const ADDRESS = `
  label recipient postalCode state city district street number complement rural propertyName road km landmark phone`;

export const COUPON = `
  allProducts amount? applicability{ categories[] collections[] products[] } code description discount firstPurchaseOnly
  kind minimumTotal`;
export const FREIGHT_OPTION = 'businessDays{ max min } carrier? estimate{ from to } free name price service';
export const FREIGHT_QUOTE = `
  cep missingForFree options[]{ ${FREIGHT_OPTION} } reason? state weightGrams`;
