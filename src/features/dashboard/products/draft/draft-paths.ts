import { LAW_FACTS, LISTED_FACTS } from './product-facts.schema';

/** Fields that hold a whole list in one control: a fault in one entry stands at the control. */
const WHOLE = new Set<string>([
  'highlights',
  ...LISTED_FACTS,
  'species',
  'phases',
  'seasons',
  'needs',
  'categoryIds',
  'brandIds',
  'relatedSlugs',
  'gallery',
  'collectionId',
]);

const RENAMED: Record<string, string> = {
  netWeightGrams: 'net',
  netVolumeMl: 'net',
  shippingWeightGrams: 'shippingWeight',
  gramsPerDay: 'amount',
  gramsPerKgPerDay: 'amount',
  published: 'publishing',
};

/**
 * Where the form shows a field of the API: `variations.2.netVolumeMl` stands at `variations.2.net`, and a fault of all
 * packs (`variations.salePrice`) at the first.
 */
export function draftPath(field: string): string {
  const [head = '', ...rest] = field.split('.');
  if (WHOLE.has(head)) return head;
  const parts = [head, ...rest].map((part) => RENAMED[part] ?? part);
  if (head === 'variations' && rest[0] && !/^\d+$/.test(rest[0])) parts.splice(1, 0, '0');
  return parts.join('.');
}

/** Sections of the editor, in the order of the page. */
export const SECTIONS = [
  'texts',
  'packs',
  'pictures',
  'classification',
  'law',
  'dose',
  'translations',
  'shelves',
  'publishing',
] as const;
export type SectionName = (typeof SECTIONS)[number];

/** Fields of each section. */
const FIELDS: Record<SectionName, readonly string[]> = {
  texts: ['title', 'slug', 'subtitle', 'summary', 'description', 'highlights', 'stage'],
  packs: ['variations'],
  pictures: ['gallery'],
  classification: [
    ...['species', 'phases', 'seasons', 'needs', 'lineName', 'categoryIds', 'collectionId', 'brandIds'],
    'relatedSlugs',
  ],
  law: ['regulatory', 'saleClass', ...LAW_FACTS],
  dose: ['hasDose', 'dose'],
  translations: ['translations'],
  shelves: ['featured', 'bestSeller', 'newArrival', 'flashSaleEndsAt'],
  publishing: ['publishing', 'publishAt'],
};

/** The section a field of the form stands in; the first for one that stands nowhere. */
export const sectionOf = (path: string): SectionName =>
  SECTIONS.find((section) => FIELDS[section].includes(path.split('.')[0] ?? '')) ?? 'texts';
