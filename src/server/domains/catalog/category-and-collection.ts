import type { Brand } from '@config/brands/brand';
import type { Locale } from '@config/locales';
import type { Category, CategoryCard, Collection } from '@/contract/schemas/catalog';
import type { categories, collections } from '@/server/db/schema/catalog';
import { translate } from './product/translate';

type CategoryRow = { category: typeof categories.$inferSelect; productCount: number };
type CollectionRow = { collection: typeof collections.$inferSelect; productCount: number; ownCount: number };

/** A category as a brand shows it: some brands have a picture of their own. */
export function planCategory(
  { category, productCount }: CategoryRow,
  brandId: string,
  locale: Locale,
): Category {
  const intro = translate(category.translations, 'intro', category.intro, locale);
  return {
    id: category.id,
    slug: category.slug,
    name: translate(category.translations, 'name', category.name, locale).text,
    species: category.species,
    intro: intro.text,
    introLang: intro.lang,
    seoDescription: translate(category.translations, 'seoDescription', category.seoDescription, locale).text,
    picture: category.brandPictures[brandId] ?? category.picture,
    productCount,
  };
}

/** `Equinos: ração e proteinado` as a shop of horses says it: `Ração e proteinado`. */
function withoutSpecies(name: string, locale: Locale): string {
  const [first = '', ...rest] = name.split(': ').at(-1) ?? '';
  return first.toLocaleUpperCase(locale) + rest.join('');
}

/** A category as its tile shows it: of a shop for one species, without the name of that species before it. */
export const planCategoryCard = (
  { id, slug, name, species, picture, productCount }: Category,
  { shelves }: Pick<Brand, 'shelves'>,
  locale: Locale,
): CategoryCard => ({
  id,
  slug,
  name: shelves?.onlyFor?.some((own) => own === species) ? withoutSpecies(name, locale) : name,
  picture,
  productCount,
});

/** A collection as a brand shows it: some brands have a cover and a text of their own. */
export function planCollection(
  { collection, productCount }: CollectionRow,
  brandId: string,
  locale: Locale,
): Collection {
  const title = translate(collection.translations, 'title', collection.title, locale);
  const own = collection.brandTexts[brandId]?.[locale];
  const text = own
    ? { text: own, lang: locale }
    : translate(collection.translations, 'text', collection.text, locale);
  return {
    id: collection.id,
    slug: collection.slug,
    title: title.text,
    titleLang: title.lang,
    text: text.text,
    textLang: text.lang,
    season: collection.seasonLabel,
    picture: collection.brandPictures[brandId] ?? collection.picture,
    productCount,
  };
}

/** Whether most of a collection is for the species of the brand's shelves. */
const isOwn = ({ ownCount, productCount }: CollectionRow) => ownCount * 2 > productCount;

/** Collections mostly for the brand's species first, then those in season, the shorter season before the longer. */
export const sortCollections = (rows: readonly CollectionRow[], month: number): CollectionRow[] =>
  [...rows].sort((left, right) => {
    const isInSeason = ({ collection }: CollectionRow) => collection.months.includes(month);
    return (
      Number(isOwn(right)) - Number(isOwn(left)) ||
      Number(isInSeason(right)) - Number(isInSeason(left)) ||
      left.collection.months.length - right.collection.months.length
    );
  });

/** The categories a brand opens its home with, in its order. */
export const pickHomeCategories = (brand: Brand, categories: readonly Category[]): Category[] =>
  brand.homeCategories.flatMap((slug) => categories.find((category) => category.slug === slug) ?? []);
