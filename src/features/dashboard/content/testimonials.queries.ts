import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { endpointQuery } from '@/client/query';

/** One page of testimonials, shown or not. */
export const testimonialListQuery = (pagina: number) =>
  queryOptions({
    ...endpointQuery('listManagedTestimonials', { query: { pagina } }),
    placeholderData: keepPreviousData,
  });
