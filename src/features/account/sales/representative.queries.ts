import { keepPreviousData } from '@tanstack/react-query';
import type { Locale } from '@config/locales';
import { endpointQuery } from '@/client/query';

export const representativeFiguresQuery = endpointQuery('getOwnRepresentativeFigures', {});

/** One page of the people the signed-in user may see. */
export const customersQuery = (q: string, pagina: number) => ({
  ...endpointQuery('listUsers', { query: { ...(q && { q }), pagina } }),
  placeholderData: keepPreviousData,
});

/** One page of the shop's products, for whoever sells them. */
export const soldProductsQuery = (q: string, pagina: number, locale: Locale | undefined) => ({
  ...endpointQuery('searchProducts', { query: { ...(q && { q }), categoria: [], peso: [], pagina, locale } }),
  placeholderData: keepPreviousData,
});
