import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { isLocale } from '@config/locales';
import { endpointQuery } from '@/client/query';
import { quoteActions, useQuote } from './quote-store';

/**
 * Names the lines in the language of the page: they were put on the list in any. Slug, pack and weight may be others by
 * now.
 */
export function useCurrentLines(): void {
  const { lines } = useQuote();
  const { locale } = useRouter();
  const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))].sort();
  const { data } = useQuery({
    ...endpointQuery('listProductCards', {
      query: { id: ids, locale: isLocale(locale) ? locale : undefined },
    }),
    enabled: ids.length > 0,
  });
  useEffect(() => {
    if (data) quoteActions.update(data);
  }, [data]);
}
