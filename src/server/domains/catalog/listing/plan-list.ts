import { CATALOGUE_LOCALE } from '@config/locales';
import { LIST_TRAITS, WEIGHT_BANDS, type TraitName } from '@/contract/list-options';
import type { ProductList } from '@/contract/schemas/catalog';
import type { Db } from '@/server/db/client';
import { findProducts } from '@/server/domains/catalog/search/find-products';
import { loadCards } from '@/server/domains/catalog/product/load-cards';
import type { Teaching } from '@/server/domains/catalog/search/search-teaching';
import { translate } from '@/server/domains/catalog/product/translate';
import { traitOf, type ListedBrand, type ListFilters } from './list-conditions';

interface Asked {
  brand: ListedBrand;
  filters: ListFilters;
  teaching: Teaching;
  now: Date;
}

/** One page of a list with its facets, as the shop shows it. */
export async function planList(db: Db, { brand, filters, teaching, now }: Asked): Promise<ProductList> {
  const locale = filters.locale ?? CATALOGUE_LOCALE;
  const { found, search, reading } = await findProducts({ db, brand, filters, teaching, now });
  const { counts } = found;
  const ofTrait = (name: TraitName) =>
    LIST_TRAITS[name].flatMap((value) => {
      const count = counts.traits.get(traitOf(name, value));
      return count ? [{ value, label: value, count }] : [];
    });
  const isOwn = (species: string) => brand.shelves?.onlyFor?.some((own) => own === species) ?? false;
  return {
    items: await loadCards(db, found.ids, { locale, now, brand }),
    total: counts.total,
    page: filters.pagina,
    pageCount: found.pageCount,
    isEstimate: found.isEstimate,
    facets: {
      categoria: found.categories.map(({ id, slug, name, translations }) => ({
        value: slug,
        label: translate(translations, 'name', name, locale).text,
        count: counts.categoria.get(id) ?? 0,
      })),
      peso: WEIGHT_BANDS.flatMap((value) => {
        const count = counts.peso.get(value);
        return count ? [{ value, label: value, count }] : [];
      }),
      // The species of a shop for them alone stand first.
      especie: ofTrait('especie').toSorted((a, b) => Number(isOwn(b.value)) - Number(isOwn(a.value))),
      fase: ofTrait('fase'),
      epoca: ofTrait('epoca'),
      necessidade: ofTrait('necessidade'),
      emEstoque: counts.emEstoque,
      emOferta: counts.emOferta,
    },
    suggestion: search?.suggestion ?? null,
    searchedFor: search?.searchedFor ?? null,
    reading,
  };
}
