import type { Brand } from '@config/brands/brand';
import type { Locale } from '@config/locales';
import type { Category, CategoryCard, Collection } from '@/contract/schemas/catalog';
import type { categories, collections } from '@/server/db/schema/catalog';
import { translate } from './product/translate';

type CategoryRow = { category: typeof categories.$inferSelect; productCount: number };
type CollectionRow = { collection: typeof collections.$inferSelect; productCount: number };

export function planCategory({ category, productCount }: CategoryRow, locale: Locale): Category {
  const intro = translate(category.translations, 'intro', category.intro, locale);
  return {
    id: category.id,
    slug: category.slug,
    name: translate(category.translations, 'name', category.name, locale).text,
    species: category.species,
    intro: intro.text,
    introLang: intro.lang,
    seoDescription: translate(category.translations, 'seoDescription', category.seoDescription, locale).text,
    picture: category.picture,
    productCount,
  };
}

/** A category as its tile shows it. */
export const planCategoryCard = ({ id, slug, name, picture, productCount }: Category): CategoryCard => ({
  id,
  slug,
  name,
  picture,
  productCount,
});

/** A collection as a brand shows it: some brands have a cover of their own. */
export function planCollection(
  { collection, productCount }: CollectionRow,
  brandId: string,
  locale: Locale,
): Collection {
  const title = translate(collection.translations, 'title', collection.title, locale);
  const text = translate(collection.translations, 'text', collection.text, locale);
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

/** Collections in season first, the shorter season before the longer. */
export const sortBySeason = (rows: readonly CollectionRow[], month: number): CollectionRow[] =>
  [...rows].sort((left, right) => {
    const inSeason =
      Number(right.collection.months.includes(month)) - Number(left.collection.months.includes(month));
    return inSeason || left.collection.months.length - right.collection.months.length;
  });

/** The categories a brand opens its home with, in its order. */
export const pickHomeCategories = (brand: Brand, categories: readonly Category[]): Category[] =>
  brand.homeCategories.flatMap((slug) => categories.find((category) => category.slug === slug) ?? []);
