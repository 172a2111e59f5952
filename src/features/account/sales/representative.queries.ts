import { keepPreviousData } from '@tanstack/react-query';
import type { Locale } from '@config/locales';
import { endpointQuery } from '@/client/query';

export const representativeFiguresQuery = endpointQuery('getOwnRepresentativeFigures', {});

/** One page of the people the signed-in user may see. */
export const customersQuery = (q: string, pagina: number) => ({
  ...endpointQuery('listUsers', { query: { ...(q && { q }), pagina } }),
  placeholderData: keepPreviousData,
});

/** Written out: the options of a list are not loaded for it. */
const NO_FILTERS = { categoria: [], peso: [], especie: [], fase: [], epoca: [], necessidade: [] };

/** One page of the shop's products, for representatives. */
export const soldProductsQuery = (q: string, pagina: number, locale: Locale | undefined) => ({
  ...endpointQuery('searchProducts', {
    query: { ...(q && { q }), ...NO_FILTERS, pagina, locale },
  }),
  placeholderData: keepPreviousData,
});
