import { CATALOGUE_LOCALE, type Locale } from '@config/locales';
import { ROUTES } from '@config/routes';
import type { Brand } from '@config/brands/brand';
import type { HomeHero } from '@/contract/schemas/catalog';
import type { brandContents } from '@/server/db/schema/content';
import { translate } from './product/translate';

/** The head of a home page: the brand's headline, or its name where it has none. */
export function planHero(
  row: typeof brandContents.$inferSelect | null,
  brand: Brand,
  locale: Locale,
): HomeHero {
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
