import type { Brand } from '@config/brands/brand';
import { productPath } from '@config/routes';
import type { Product } from '@/contract/schemas/catalog';
import { formatDecimal } from '@/lib/decimal';
import { formatDocument } from '@/lib/documents';
import { labelDose } from '@/lib/label/label-dose';
import { labelFacts } from '@/lib/label/label-facts';
import { levelRows } from '@/lib/label/level-rows';
import { packName } from '@/lib/pack-name';
import { pageAddress } from '@/lib/seo/page-address';
import { createTexts } from '@/lib/texts/create-texts';
import { formatDate } from '@/lib/time/dates';
import { formatNet } from '@/lib/weight';
import enCommon from '../../../../../public/locales/en/common.json';
import enProduct from '../../../../../public/locales/en/product.json';
import enQuote from '../../../../../public/locales/en/quote.json';
import esCommon from '../../../../../public/locales/es/common.json';
import esProduct from '../../../../../public/locales/es/product.json';
import esQuote from '../../../../../public/locales/es/quote.json';
import ptCommon from '../../../../../public/locales/pt-BR/common.json';
import ptProduct from '../../../../../public/locales/pt-BR/product.json';
import ptQuote from '../../../../../public/locales/pt-BR/quote.json';
import type { SheetLocale } from './sheet-link';

const texts = createTexts({
  en: { common: enCommon, product: enProduct, quote: enQuote },
  es: { common: esCommon, product: esProduct, quote: esQuote },
  'pt-BR': { common: ptCommon, product: ptProduct, quote: ptQuote },
} satisfies Record<SheetLocale, object>);

type Dose = NonNullable<Product['dose']>;

export type SheetFact = readonly [label: string, value: string];

export interface SheetColumn {
  title: string;
  /** Part of the width of the page. */
  share: number;
  /** Figures end at the same edge. */
  isFigure?: boolean;
}

export type SheetBlock =
  | { kind: 'text'; text: string; strong?: boolean }
  | { kind: 'item'; text: string }
  | { kind: 'facts'; facts: SheetFact[] }
  | { kind: 'table'; columns: SheetColumn[]; rows: string[][] };

export interface SheetSection {
  title: string;
  blocks: SheetBlock[];
}

/** What a technical sheet says, apart from its layout. No text is empty but `lead`. */
export interface Sheet {
  lang: SheetLocale;
  /** What this is: `Ficha técnica`. */
  heading: string;
  title: string;
  /** Species and line: `Bovinos · Seca Brava`. */
  line: string;
  lead: string;
  sections: SheetSection[];
  /** Of the page of the product. */
  address: string;
  company: string;
  /** The day it was drawn, in words. */
  issuedOn: string;
}

const NONE = '–';

const paragraphs = (text: string): SheetBlock[] => (text ? [{ kind: 'text', text }] : []);
const items = (lines: readonly string[]): SheetBlock[] => lines.map((text) => ({ kind: 'item', text }));
const factsOf = (facts: readonly SheetFact[]): SheetBlock[] => {
  const told = facts.filter(([, value]) => value !== '');
  return told.length > 0 ? [{ kind: 'facts', facts: told }] : [];
};

/**
 * What the technical sheet of a product says: what its label says, its packs and where its page is. No prices and no
 * stock, which change.
 * @param product in the language of the sheet; a text without a translation is in Portuguese
 */
export function planSheet(
  product: Product,
  { brand, lang, now }: { brand: Brand; lang: SheetLocale; now: Date },
): Sheet {
  const t = texts.getFixedT(lang, ['product', 'quote', 'common']);
  const { displayInfo, withdrawal, dose, guaranteeLevels, variations } = product;
  const level = (value: number | null, unit: string) =>
    value === null ? NONE : `${formatDecimal(value, lang)} ${unit}`;
  const useOf = (of: Dose, option: Dose['options'][number]): SheetFact => {
    const amount = t(`product:dose.${of.basis}`, { amount: labelDose(of, option, lang) });
    const days = option.minDays > 1 ? ` · ${t('product:dose.minDays', { count: option.minDays })}` : '';
    return [option.label, `${amount}${days}`];
  };
  const sections: SheetSection[] = [
    {
      title: t('quote:sheet.identity'),
      blocks: factsOf(labelFacts(product, t).map(({ label, value }) => [label, value] as const)),
    },
    { title: t('quote:sheet.indications'), blocks: items(displayInfo.highlights) },
    { title: t('product:details.composition'), blocks: paragraphs(product.composition) },
    {
      title: t('product:details.guarantee'),
      blocks:
        guaranteeLevels.length === 0
          ? []
          : [
              {
                kind: 'table',
                columns: [
                  { title: t('quote:sheet.nutrient'), share: 0.5 },
                  { title: t('product:details.min'), share: 0.25, isFigure: true },
                  { title: t('product:details.max'), share: 0.25, isFigure: true },
                ],
                rows: levelRows(guaranteeLevels).map(({ nutrient, unit, min, max }) => [
                  nutrient,
                  level(min, unit),
                  level(max, unit),
                ]),
              },
            ],
    },
    {
      title: t('product:details.directions'),
      blocks: [
        ...paragraphs(product.directions),
        ...factsOf(dose?.options.map((option) => useOf(dose, option)) ?? []),
      ],
    },
    {
      title: t('product:details.warnings'),
      blocks: [
        ...(product.regulatory.kind === 'uso_veterinario'
          ? [{ kind: 'text', text: t('product:details.veterinaryUse'), strong: true } as const]
          : []),
        ...items(product.warnings),
        ...factsOf([
          [t('product:details.withdrawal.meat'), withdrawal.meat],
          [t('product:details.withdrawal.milk'), withdrawal.milk],
          [t('product:details.withdrawal.eggs'), withdrawal.eggs],
        ]),
      ],
    },
    {
      title: t('quote:sheet.packs'),
      blocks: [
        {
          kind: 'table',
          columns: [
            { title: t('quote:sheet.pack'), share: 0.4 },
            { title: 'SKU', share: 0.22 },
            { title: 'GTIN', share: 0.2 },
            { title: t('quote:sheet.net'), share: 0.18, isFigure: true },
          ],
          rows: variations.map((pack) => [
            packName(t, pack.presentation, lang).name,
            pack.sku,
            pack.gtin13 ?? NONE,
            formatNet(pack, t, lang) ?? NONE,
          ]),
        },
      ],
    },
  ];
  const { legalName, cnpj, phone } = brand.company;
  return {
    lang,
    heading: t('product:sheet.title'),
    title: displayInfo.title,
    line: displayInfo.line,
    lead: displayInfo.subtitle || displayInfo.summary,
    sections: sections.filter(({ blocks }) => blocks.length > 0),
    address: pageAddress(productPath(product.slug), { brand, locale: lang }),
    company: [legalName, `CNPJ ${formatDocument(cnpj)}`, phone].join(' · '),
    issuedOn: formatDate(now.toISOString(), lang),
  };
}
