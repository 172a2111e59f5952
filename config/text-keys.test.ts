import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONTACT_TOPICS, PARTNER_ACTIVITIES } from '@/contract/constants';
import { ERROR_STATUS } from '@/contract/errors';
import { listProductSections } from '@/features/catalog/product-sections';
import { failureKey } from '@/features/dashboard/failure-text';
import { readExactUses } from '@/testing/exact-keys';
import { BRANDS } from './brands/all';
import type { MenuItem } from './brands/brand';
import { LOCALES } from './locales';

type TextTree = { [key: string]: string | TextTree };

const PLURAL = /_(zero|one|two|few|many|other)$/;
const flatten = (tree: TextTree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : flatten(value, `${prefix}${key}.`),
  );

/** Every key of a language as `file:key`, counts left out. */
function readKeys(locale: string): Set<string> {
  const folder = `public/locales/${locale}`;
  const keysOf = (name: string) =>
    flatten(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as TextTree).map(
      (key) => `${name.slice(0, -5)}:${key.replace(PLURAL, '')}`,
    );
  return new Set(readdirSync(folder).flatMap(keysOf));
}

const keysOf = (item: MenuItem): string[] => [item.key, ...(item.children ?? []).flatMap(keysOf)];
const MENUS = Object.values(BRANDS).flatMap(({ headerMenu, footerMenu }) => [
  ...headerMenu.flatMap(keysOf),
  ...footerMenu.flatMap(({ key, items }) => [key, ...items.flatMap(keysOf)]),
]);
const under = (group: string, names: readonly string[]) => names.map((name) => `${group}.${name}`);
const LEVEL = { nutrient: 'Cálcio', value: 1, unit: 'g', kind: 'min' } as const;
const sections = under(
  'sections',
  listProductSections({ dose: { basis: 'per_head', unit: 'g', options: [] }, guaranteeLevels: [LEVEL] }),
);
const FAILURES = [...Object.keys(ERROR_STATUS), 'NETWORK', 'TIMEOUT'].map(failureKey);
const CONTENT = 'src/features/dashboard/content';

/** Keys put together from what the types do not list, or from more than ever comes: what does come, by file. */
const LISTED: Record<string, readonly string[]> = {
  'src/features/account/details-form.tsx': under('fields', ['phone', 'document', 'stateRegistration']),
  'src/features/catalog/countdown.tsx': under('countdown', ['days', 'hours', 'minutes']),
  'src/features/catalog/list-filters-panel.tsx': under('filters', ['categoria', 'peso', 'preco']),
  'src/features/catalog/product-details.tsx': under('details', [
    ...['composition', 'storage', 'shelfLife', 'classification', 'registration', 'responsible'],
  ]),
  'src/features/compare/compare-table.tsx': under('rows', [
    ...['unitPrice', 'packs', 'dose', 'dailyCost', 'line', 'stage', 'saleClass', 'meat', 'milk', 'eggs'],
    'registration',
  ]),
  'src/features/content/lost-page.tsx': MENUS.map((key) => `common:${key}`),
  'src/features/dashboard/kit/failure.tsx': FAILURES,
  'src/features/dashboard/order-bulk-failures.tsx': FAILURES.map((key) => `manage:${key}`),
  'src/features/dashboard/order-confirm.tsx': under('confirm', ['cancelled', 'refunded']),
  'src/features/dashboard/order-figures.tsx': under('figures', [
    ...['pending_payment', 'approved', 'picking', 'shipped'],
    ...['pending_paymentHint', 'approvedHint', 'pickingHint', 'shippedHint'],
  ]),
  'src/features/dashboard/order-lines.tsx': under('totals', [
    'subtotal',
    'discount',
    'pixDiscount',
    'freight',
  ]),
  'src/features/dashboard/order-staff-form.tsx': under('staffForm', [
    ...['internalNote', 'invoiceNumber', 'invoiceUrl', 'trackingCode', 'trackingUrl'],
  ]),
  [`${CONTENT}/coupon-form.tsx`]: under('coupons', [
    ...['code', 'description', 'discount', 'applicability', 'validFrom', 'validUntil', 'minimumTotal'],
    ...['maxUses', 'maxUsesPerUser', 'active'],
  ]),
  [`${CONTENT}/text/text-toolbar.tsx`]: under('text.tool', [
    ...['heading2', 'heading3', 'bold', 'italic', 'bullets', 'numbers', 'quote', 'table', 'undo', 'redo'],
  ]),
  [`${CONTENT}/lesson-form.tsx`]: under('lessons.field', [
    ...[
      'title',
      'slug',
      'access',
      'module',
      'position',
      'minutes',
      'summary',
      'bodyMarkdown',
      'quiz',
      'published',
    ],
  ]),
  [`${CONTENT}/post-form.tsx`]: under('posts.field', [
    ...['title', 'slug', 'excerpt', 'bodyMarkdown', 'picture', 'author', 'species', 'brandIds'],
    ...['relatedProductSlugs', 'published', 'publishedAt', 'translations'],
  ]),
  [`${CONTENT}/redirect-form.tsx`]: under('redirects', ['code', 'target', 'representativeCode', 'active']),
  [`${CONTENT}/testimonial-form.tsx`]: under('testimonials', [
    ...['author', 'role', 'city', 'state', 'rating', 'text', 'published'],
  ]),
  'src/features/dashboard/home/report-totals.tsx': under('report', [
    'revenue',
    'orders',
    'averageTicket',
    'customers',
  ]),
  'src/features/dashboard/people/audit-detail.tsx': under('audit', ['ofThing', 'ofKind', 'ofActor']),
  'src/features/dashboard/people/user-facts.tsx': under('users', [
    ...['document', 'stateRegistration', 'region', 'representedBy'],
  ]),
  'src/features/dashboard/products/product-form.tsx': under('fields', [
    ...[
      'title',
      'slug',
      'subtitle',
      'summary',
      'description',
      'highlights',
      'stage',
      'variations',
      'gallery',
    ],
    ...[
      'species',
      'lineName',
      'categoryIds',
      'collectionId',
      'brandIds',
      'relatedSlugs',
      'regulatory',
      'saleClass',
    ],
    ...[
      'composition',
      'guaranteeLevels',
      'directions',
      'warnings',
      'withdrawal',
      'storage',
      'shelfLifeMonths',
    ],
    ...[
      'hasDose',
      'dose',
      'translations',
      'featured',
      'bestSeller',
      'newArrival',
      'flashSaleEndsAt',
      'publishing',
    ],
    'publishAt',
  ]),
  'src/features/leads/lead-control.tsx': [
    ...under('fields', [
      ...['name', 'email', 'phone', 'state', 'city', 'document', 'topic', 'activity', 'message'],
      ...['company', 'monthlyVolume', 'product'],
    ]),
    ...under('topic', CONTACT_TOPICS),
    ...under('activity', PARTNER_ACTIVITIES),
  ],
  'src/lib/freight-name.ts': under('common:freight', [
    ...['economica', 'expressa', 'transportadora', 'agencia', 'retirada'],
  ]),
  'src/screens/dashboard-product-preview.tsx': sections.map((key) => `product:${key}`),
  'src/screens/product-screen.tsx': sections,
  'src/shell/bottom-bar.tsx': under('bottomBar', ['home', 'categories', 'search', 'account']),
  'src/shell/debug-facts.tsx': under('facts', [
    ...['brand', 'locale', 'build', 'page', 'cache', 'user', 'permissions', 'cart'],
  ]),
  'src/shell/drawer-host.tsx': under('drawer', ['cart', 'menu']),
  'src/shell/footer.tsx': MENUS,
  'src/shell/header-menu.tsx': MENUS,
  'src/shell/menu-drawer-body.tsx': MENUS,
  'src/shell/modal-host.tsx': under('modal', ['login', 'forgetPassword', 'newsletter', 'product']),
};

describe('every text that the sources can ask for', () => {
  const known = new Map(LOCALES.map((locale) => [locale, readKeys(locale)]));
  const files = new Set([...(known.get('en') ?? [])].map((key) => key.slice(0, key.indexOf(':'))));
  const isThere = (keys: Set<string>, namespace: string | null, key: string) =>
    (key.includes(':') ? [key] : (namespace ? [namespace] : [...files]).map((file) => `${file}:${key}`)).some(
      (full) => keys.has(full),
    );

  it('is there in every language, keys put together at run time too', { timeout: 600_000 }, () => {
    const problems: string[] = [];
    for (const { file, line, text, namespace, keys, hasDefault } of readExactUses()) {
      if (hasDefault) continue;
      const isWide = !keys?.every((key) => [...known.values()].every((one) => isThere(one, namespace, key)));
      if (!isWide) continue;
      const listed = LISTED[file];
      if (!listed)
        problems.push(`${file}:${String(line)} ${text}: ${keys ? 'no text for some' : 'unknown keys'}`);
      for (const key of listed ?? [])
        for (const [locale, one] of known)
          if (!isThere(one, namespace, key)) problems.push(`${file}: ${key} in ${locale}`);
    }
    expect([...new Set(problems)]).toEqual([]);
  });
});
