import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import type { ApiError } from '@/client/api-error';
import { Button } from '@/components/ui/button';
import { Pagination } from '@/components/ui/pagination';
import { TextInput } from '@/components/ui/text-input';
import { AccountProblem } from '@/features/account/account-problem';
import { AccountSkeleton } from '@/features/account/account-skeleton';
import { useFollowedValue } from '@/lib/browser/use-followed-value';

/** Search text and page of a list, as they are in the address. */
export function useSalesFilters(): { q: string; page: number } {
  const { q, pagina } = useRouter().query;
  const page = Number(pagina);
  return {
    q: typeof q === 'string' ? q.trim().slice(0, 100) : '',
    page: Number.isInteger(page) && page >= 1 && page <= 9_999 ? page : 1,
  };
}

interface SalesListProps<Item> {
  /** Address of the list itself. */
  path: string;
  searchLabel: string;
  answer: {
    data: { items: Item[]; page: number; pageCount: number } | undefined;
    error: ApiError | null;
    refetch: () => unknown;
  };
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

/** A list with search and pages, for representatives. */
export function SalesList<Item>({ path, searchLabel, answer, keyOf, children }: SalesListProps<Item>) {
  const { t } = useTranslation('dashboard');
  const router = useRouter();
  const id = useId();
  const { q } = useSalesFilters();
  const field = useFollowedValue(q);
  const { data, error, refetch } = answer;
  const hrefOf = (page: number, text = q) => {
    const query = new URLSearchParams({
      ...(text && { q: text }),
      ...(page > 1 && { pagina: String(page) }),
    }).toString();
    return query ? `${path}?${query}` : path;
  };
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('q');
    const wanted = hrefOf(1, typeof text === 'string' ? text.trim() : '');
    void router.push(wanted, undefined, { shallow: true, scroll: false });
  };
  return (
    <>
      <form role="search" aria-label={searchLabel} onSubmit={search} className="flex flex-wrap gap-2.5">
        <label htmlFor={id} className="sr-only">
          {searchLabel}
        </label>
        <TextInput
          ref={field}
          id={id}
          name="q"
          type="search"
          enterKeyHint="search"
          maxLength={100}
          defaultValue={q}
          placeholder={searchLabel}
          className="max-w-96 flex-1"
        />
        <Button type="submit" tone="outline">
          {t('filters.submit')}
        </Button>
      </form>
      {data ? (
        <ul className="divide-y divide-line rounded-lg border border-line bg-raised px-5 empty:hidden">
          {data.items.map((item) => (
            <li key={keyOf(item)} className="py-4">
              {children(item)}
            </li>
          ))}
        </ul>
      ) : error ? (
        <AccountProblem error={error} retry={() => void refetch()} />
      ) : (
        <AccountSkeleton />
      )}
      <p role="status" className="text-muted">
        {data?.items.length === 0 && t('sales.none')}
      </p>
      {data && (
        <Pagination
          page={data.page}
          pageCount={data.pageCount}
          hrefOf={hrefOf}
          labels={{
            nav: t('sales.pages'),
            previous: t('pages.previous'),
            next: t('pages.next'),
            page: (page) => t('pages.page', { page }),
          }}
        />
      )}
    </>
  );
}
