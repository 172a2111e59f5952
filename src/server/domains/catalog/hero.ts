import { CATALOGUE_LOCALE, type Locale } from '@config/locales';
import { ROUTES } from '@config/routes';
import type { Brand } from '@config/brands/brand';
import type { HomeCalculator, HomeHero, Product } from '@/contract/schemas/catalog';
import type { Season } from '@/contract/list-options';
import type { brandContents } from '@/server/db/schema/content';
import { translate } from './product/translate';

/** The head of a home page: the brand's headline, or its name where it has none. */
export function planHero(
  row: typeof brandContents.$inferSelect | null,
  brand: Brand,
  locale: Locale,
): Omit<HomeHero, 'calculator'> {
  const headline = row?.heroHeadlines[0];
  if (!headline) {
    const lang = locale in brand.description ? locale : CATALOGUE_LOCALE;
    return {
      title: brand.name,
      subtitle: brand.description[lang],
      ctaLabel: brand.name,
      ctaHref: ROUTES.shop,
      lang,
      picture: null,
    };
  }
  const title = translate(headline.translations, 'title', headline.title, locale);
  return {
    title: title.text,
    subtitle: translate(headline.translations, 'subtitle', headline.subtitle, locale).text,
    ctaLabel: translate(headline.translations, 'ctaLabel', headline.ctaLabel, locale).text,
    ctaHref: headline.ctaHref,
    lang: title.lang,
    picture: row.heroPicture,
  };
}

/** The dry months of central Brazil, May to September; the pasture grows in the others. */
export const seasonOf = (month: number): Season => (month >= 5 && month <= 9 ? 'seca' : 'aguas');

/** The calculator of the home page, for the first use that the product is made for; null without a dose. */
export function planHomeCalculator(
  { slug, displayInfo, dose, untranslated, variations }: Product,
  locale: Locale,
): HomeCalculator | null {
  const [use] = dose?.options ?? [];
  if (!dose || !use) return null;
  const { title, titleLang } = displayInfo;
  const doseLang = untranslated.includes('doseLabels') ? CATALOGUE_LOCALE : locale;
  const packs = variations.map(({ gtin13: _code, ...pack }) => pack);
  return { slug, title, titleLang, dose: { ...dose, options: [use] }, doseLang, variations: packs };
}
