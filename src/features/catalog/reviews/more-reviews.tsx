import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { endpointQuery } from '@/client/query';
import { Button } from '@/components/ui/button';
import type { Review } from '@/contract/schemas/catalog';

interface MoreReviewsProps {
  productId: string;
  onMore: (reviews: readonly Review[]) => void;
}

/** Loads further pages of reviews. A lazy chunk, because few products have more than one page. */
export default function MoreReviews({ productId, onMore }: MoreReviewsProps) {
  const { t } = useTranslation('product');
  const queryClient = useQueryClient();
  const [lastPage, setLastPage] = useState(1);
  const [pageCount, setPageCount] = useState<number | null>(null);
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');

  const showMore = async () => {
    const pagina = lastPage + 1;
    setState('pending');
    try {
      const page = await queryClient.query({
        ...endpointQuery('listReviews', { query: { productId, pagina } }),
        // Without a network it fails at once and says so.
        networkMode: 'always',
      });
      onMore(page.items);
      setPageCount(page.pageCount);
      setLastPage(pagina);
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  if (pageCount !== null && lastPage >= pageCount) return null;
  return (
    <>
      {state === 'failed' && <p role="alert">{t('reviews.failed')}</p>}
      <Button
        tone="outline"
        size="sm"
        className="justify-self-start"
        pending={state === 'pending'}
        onClick={() => void showMore()}
      >
        {t('reviews.more')}
      </Button>
    </>
  );
}
