import type { ParseKeys } from 'i18next';
import { CATALOGUE_LOCALE } from '@config/locales';
import type { ProductText } from '@/contract/constants';
import type { Texts } from '../../resource/define-resource';
import { number, select, text, type FormField } from '../../resource/form-field';
import type { TranslatedLocale } from '../../resource/translated-locales';
import { EMPTY_DOSE_OPTION, EMPTY_LEVEL, type ProductDraft } from '../draft/product-draft';

export type ProductT = Texts<['manage-products', 'common']>;
type Field = FormField<ProductDraft>;
type TextField = Extract<Field, { kind: 'text' }>;
type Fields = readonly Field[];

const KINDS = ['alimentacao_animal', 'uso_veterinario', 'acessorio'] as const;
const SALE_CLASSES = ['livre', 'receita', 'restrito'] as const;
export const own = { lang: CATALOGUE_LOCALE } as const;
/** As wide as the section. */
export const wide = { className: 'sm:col-span-2' } as const;

/** Makes a text in the catalogue's own language, labelled by its name. */
const ownText =
  (t: ProductT) =>
  (name: keyof ProductDraft, more: Omit<TextField, 'kind' | 'name' | 'label'> = {}): Field => ({
    kind: 'text',
    name,
    label: t(`fields.${name}`),
    ...own,
    ...more,
  });

/** What the product's page says, in the catalogue's own language. */
export function textFields(t: ProductT, isNew: boolean): Fields {
  const say = ownText(t);
  return [
    say('title', { maxLength: 160, required: true, ...wide }),
    {
      kind: 'slug',
      name: 'slug',
      from: 'title',
      isNew,
      label: t('fields.slug'),
      hint: t(isNew ? 'hints.slug' : 'hints.slugStored'),
      maxLength: 120,
      required: true,
    },
    say('subtitle', { maxLength: 200 }),
    say('summary', { hint: t('hints.summary'), rows: 2, maxLength: 600, ...wide }),
    say('description', { hint: t('hints.description'), rows: 8, ...wide }),
    say('highlights', { hint: t('hints.onePerLine', { count: 12 }), rows: 4 }),
    say('stage', { hint: t('hints.stage'), maxLength: 200 }),
  ];
}

/** The guaranteed levels of the label, a row for each. */
const levelFields = (t: ProductT): Field => ({
  kind: 'list',
  name: 'guaranteeLevels',
  label: t('fields.guaranteeLevels'),
  empty: EMPTY_LEVEL,
  focus: 'nutrient',
  max: 60,
  texts: {
    row: (number) => t('levels.row', { number }),
    remove: (number) => t('levels.remove', { number }),
    add: t('levels.add'),
  },
  className: 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_auto]',
  fieldsOf(index) {
    const at = `guaranteeLevels.${index}` as const;
    return [
      text(`${at}.nutrient`, t('levels.nutrient'), { maxLength: 120, ...own }),
      number(`${at}.value`, t('levels.value'), 'decimal'),
      text(`${at}.unit`, t('levels.unit'), { maxLength: 20, dir: 'ltr' }),
      select(`${at}.kind`, t('levels.kind'), ['min', 'max'], (value) => t(`levels.${value}`)),
    ];
  },
});

/** What the law asks to be shown with the product, and how it may be sold. */
export function lawFields(t: ProductT): Fields {
  const say = ownText(t);
  return [
    select('regulatory.kind', t('fields.kind'), KINDS, (value) => t(`kind.${value}`)),
    select('saleClass', t('fields.saleClass'), SALE_CLASSES, (value) => t(`common:saleClass.${value}`), {
      hint: t('hints.saleClass'),
    }),
    ...(['classification', 'registration', 'technicalResponsible'] as const).map((name): Field => {
      return text(`regulatory.${name}`, t(`fields.${name}`), { maxLength: 300 });
    }),
    text('manufacturer', t('fields.manufacturer'), { hint: t('hints.manufacturer'), maxLength: 300 }),
    number('shelfLifeMonths', t('fields.shelfLifeMonths'), 'whole'),
    say('composition', { rows: 4, ...wide }),
    levelFields(t),
    say('directions', { rows: 4, ...wide }),
    say('warnings', { hint: t('hints.onePerLine', { count: 20 }), rows: 4, ...wide }),
    {
      kind: 'row',
      legend: t('fields.withdrawal'),
      className: 'grid gap-4 sm:col-span-2 sm:grid-cols-3',
      fields: (['meat', 'milk', 'eggs'] as const).map((from): Field => {
        return text(`withdrawal.${from}`, t(`withdrawal.${from}`), { maxLength: 200, ...own });
      }),
    },
    say('storage', { rows: 2, maxLength: 600, ...wide }),
  ];
}

const BASES = ['per_head', 'per_kg_body_weight', 'per_100kg_body_weight'] as const;

/** The daily dose that the calculator of the product's page works with. */
export function doseFields(t: ProductT, { hasDose, dose }: ProductDraft): Fields {
  const isPerHead = dose.basis === 'per_head';
  const toggle: Field = { kind: 'switch', name: 'hasDose', label: t('fields.hasDose') };
  if (!hasDose) return [toggle];
  return [
    toggle,
    {
      kind: 'row',
      fields: [
        select('dose.basis', t('fields.basis'), BASES, (value) => t(`basis.${value}`), {
          hint: isPerHead ? undefined : t('hints.basis'),
        }),
        select('dose.unit', t('fields.doseUnit'), ['g', 'ml'], (value) => value),
      ],
    },
    {
      kind: 'list',
      name: 'dose.options',
      empty: EMPTY_DOSE_OPTION,
      focus: 'label',
      min: 1,
      texts: {
        row: (number) => t('doseOption.row', { number }),
        remove: (number) => t('doseOption.remove', { number }),
        add: t('doseOption.add'),
      },
      className: 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]',
      fieldsOf(index) {
        const at = `dose.options.${index}` as const;
        const amount = t(isPerHead ? 'doseOption.perHead' : 'doseOption.perKg');
        const days = t('doseOption.minDays');
        return [
          text(`${at}.label`, t('doseOption.label'), { maxLength: 120, required: true, ...own }),
          number(`${at}.amount`, amount, 'decimal', { required: true }),
          number(`${at}.minDays`, days, 'whole', { required: true }),
        ];
      },
    },
  ];
}

/** The shelves of the home page that show the product, and the end of its flash sale. */
export const shelfFields = (t: ProductT): Fields => [
  { kind: 'switch', name: 'featured', label: t('fields.featured') },
  { kind: 'switch', name: 'bestSeller', label: t('fields.bestSeller') },
  { kind: 'switch', name: 'newArrival', label: t('fields.newArrival') },
  {
    kind: 'moment',
    name: 'flashSaleEndsAt',
    label: t('fields.flashSaleEndsAt'),
    hint: t('hints.flashSale'),
    faults: { tooSmall: t('hints.notAhead') },
    className: 'sm:max-w-sm',
  },
];

/**
 * Whether the product stands on the shop: not yet, as soon as it is saved, or by itself at a moment.
 * @param isOnShop it is there now, and leaves until that moment
 */
export function publishingFields(
  t: ProductT,
  publishing: ProductDraft['publishing'],
  isOnShop: boolean,
): Fields {
  const choice: Field = {
    kind: 'radio',
    name: 'publishing',
    label: t('fields.published'),
    options: (['draft', 'now', 'later'] as const).map((value) => ({
      value,
      text: t(`publishing.${value}`),
      hint: t(isOnShop && value === 'later' ? 'publishing.laterHintLeaves' : `publishing.${value}Hint`),
    })),
  };
  const moment: Field = {
    kind: 'moment',
    name: 'publishAt',
    label: t('fields.publishAt'),
    hint: t('hints.publishAt'),
    faults: { tooSmall: t('hints.notAhead') },
    required: true,
    className: 'sm:max-w-sm',
  };
  return publishing === 'later' ? [choice, moment] : [choice];
}

/** The texts that a product has in other languages: rows (one unless said) and most characters of each. */
const TRANSLATIONS: readonly {
  name: ProductText;
  label: ParseKeys<'manage-products'>;
  rows?: number;
  maxLength: number;
  /** One entry a line, as many as the catalogue's own. */
  isList?: boolean;
}[] = [
  { name: 'title', label: 'fields.title', maxLength: 160 },
  { name: 'subtitle', label: 'fields.subtitle', maxLength: 200 },
  { name: 'summary', label: 'fields.summary', rows: 2, maxLength: 600 },
  { name: 'description', label: 'fields.description', rows: 5, maxLength: 20_000 },
  { name: 'highlights', label: 'fields.highlights', rows: 4, maxLength: 3_000, isList: true },
  { name: 'stage', label: 'fields.stage', maxLength: 200 },
  { name: 'directions', label: 'fields.directions', rows: 4, maxLength: 6_000 },
  { name: 'doseLabels', label: 'translations.doseLabels', rows: 3, maxLength: 3_000, isList: true },
  { name: 'warnings', label: 'fields.warnings', rows: 5, maxLength: 8_000, isList: true },
  { name: 'withdrawalMeat', label: 'translations.withdrawalMeat', maxLength: 200 },
  { name: 'withdrawalMilk', label: 'translations.withdrawalMilk', maxLength: 200 },
  { name: 'withdrawalEggs', label: 'translations.withdrawalEggs', maxLength: 200 },
  { name: 'composition', label: 'fields.composition', rows: 3, maxLength: 6_000 },
  { name: 'storage', label: 'fields.storage', rows: 2, maxLength: 600 },
  { name: 'classification', label: 'fields.classification', maxLength: 300 },
  { name: 'registration', label: 'fields.registration', maxLength: 300 },
  { name: 'technicalResponsible', label: 'fields.technicalResponsible', maxLength: 300 },
];

/** The texts of a product in another language. */
export const translationFields = (
  t: ProductT,
  locale: TranslatedLocale,
  texts: { lang: string; dir: 'ltr' | 'rtl' },
): Fields =>
  TRANSLATIONS.map(({ name, label, isList, ...size }) =>
    text(`translations.${locale}.${name}`, t(label), {
      hint: isList && t('translations.lines'),
      ...size,
      ...texts,
    }),
  );
