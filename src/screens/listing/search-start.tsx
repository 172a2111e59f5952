import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useId, useRef, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { categoryPath, ROUTES, searchPath } from '@config/routes';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Link } from '@/components/ui/link';
import { pastSearches, rememberSearch } from '@/features/search/past-searches';
import { suggestQuery } from '@/features/search/suggest.queries';
import { NO_IDS } from '@/lib/browser/device-list';
import { useFocusAfterRemoval } from '@/lib/browser/use-focus-after-removal';
import { SearchForm } from '@/shell/header/search-form';
import { PageMeta } from '@/shell/page-meta';

function Section({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="min-h-9 text-lg">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/**
 * The searches of this device, each with a button that forgets it.
 * @param rest gets the focus when the last one is forgotten
 */
function PastSearches({ rest }: { rest: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('search');
  const past = useSyncExternalStore(pastSearches.subscribe, pastSearches.read, () => NO_IDS);
  const box = useFocusAfterRemoval<HTMLDivElement>({ count: past.length, control: 'button', rest });
  if (past.length === 0) return null;
  return (
    <div {...box}>
      <Section
        title={t('suggestions.past')}
        aside={
          <button
            type="button"
            onClick={() => pastSearches.replace([])}
            className="min-h-11 text-sm font-bold text-primary hover:underline"
          >
            {t('suggestions.forgetAll')}
          </button>
        }
      >
        <ul className="divide-y divide-line">
          {past.map((text) => (
            <li key={text} className="flex items-center gap-2">
              <Link
                href={searchPath({ q: text })}
                prefetch={false}
                onClick={() => rememberSearch(text)}
                className="flex min-h-12 min-w-0 flex-1 items-center gap-3 hover:underline"
              >
                <Icon name="magnifying-glass" className="size-5 text-muted" />
                <bdi className="min-w-0 break-words">{text}</bdi>
              </Link>
              <IconButton
                icon="close"
                label={t('suggestions.forget', { text })}
                onClick={() => pastSearches.remove(text)}
                className="[&_svg]:size-4"
              />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

const CHIP =
  'inline-flex min-h-11 max-w-full items-center gap-2 rounded border border-line bg-raised px-4 font-semibold hover:border-primary';

/**
 * Where a search begins: the field with the focus, the own searches of this device, what others search for, and the
 * categories. Without a network the own searches are there; the rest is as it was loaded last.
 */
export function SearchStart() {
  const { t } = useTranslation('search');
  const { locale } = useRouter();
  const { data } = useQuery(suggestQuery('', locale));
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div data-search-place className="wrap grid max-w-3xl gap-7 pb-10">
      <PageMeta title={t('start.title')} noindex />
      <div className="grid gap-4">
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none md:text-3xl">
          {t('start.title')}
        </h1>
        <SearchForm isPlace name={t('start.field')} className="relative z-10 has-[[data-suggestions]]:z-30" />
      </div>
      <PastSearches rest={heading} />
      {!!data?.words.length && (
        <Section title={t('start.popular')}>
          <ul className="flex flex-wrap gap-2">
            {data.words.map((text) => (
              <li key={text} className="max-w-full">
                <Link
                  href={searchPath({ q: text })}
                  prefetch={false}
                  onClick={() => rememberSearch(text)}
                  className={CHIP}
                >
                  <bdi className="min-w-0 break-words">{text}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {!!data?.categories.length && (
        <Section title={t('suggestions.categories')}>
          <ul className="flex flex-wrap gap-2">
            {data.categories.map(({ id, slug, name, count }) => (
              <li key={id} className="max-w-full">
                <Link href={categoryPath(slug)} prefetch={false} className={CHIP}>
                  <span className="min-w-0 break-words">{name}</span>
                  <span className="num text-sm font-normal text-muted">{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <p>
        <ButtonLink href={ROUTES.shop} tone="outline">
          {t('start.all')}
        </ButtonLink>
      </p>
    </div>
  );
}
