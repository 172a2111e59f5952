import { useTranslation } from 'next-i18next/pages';
import type { MouseEvent } from 'react';
import { Button } from '@/components/ui/button';

interface ProductListMoreProps {
  shown: number;
  total: number;
  pending: boolean;
  /** The last page that is shown. */
  page: number;
  /** Id of the form that leads to the next page without a script. */
  form?: string;
  /** The last page of a list is shown, which may have found more. */
  isEnd?: boolean;
  /** Left out at the end, and where no more pages fit below each other: the links of the pages lead on. */
  onMore?: (event: MouseEvent) => void;
}

/** How much of a list is shown, with a button to load more. */
export function ProductListMore({ shown, total, pending, page, form, isEnd, onMore }: ProductListMoreProps) {
  const { t } = useTranslation('search');
  return (
    <div className="mx-auto mt-8 grid w-full max-w-sm justify-items-center gap-3">
      <p className="text-muted" role="status">
        {t('more.shown', { shown, total })}
      </p>
      <span aria-hidden="true" className="block h-1.5 w-full overflow-hidden rounded-full bg-tile">
        <span
          className="block h-full rounded-full bg-primary"
          style={{ inlineSize: `${(100 * shown) / total}%` }}
        />
      </span>
      {isEnd && shown < total && <p className="text-center text-muted">{t('more.narrow')}</p>}
      {onMore && (
        <Button
          type={form ? 'submit' : 'button'}
          form={form}
          name="pagina"
          value={page + 1}
          tone="outline"
          className="w-full"
          pending={pending}
          onClick={(event) => {
            event.preventDefault();
            onMore(event);
          }}
        >
          {t('more.load')}
        </Button>
      )}
    </div>
  );
}
