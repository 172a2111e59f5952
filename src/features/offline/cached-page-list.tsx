import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useId, useState } from 'react';
import { DEFAULT_LOCALE, isLocale } from '@config/locales';
import { findCachedPages, listCachedPages, type CachedPage } from './cached-pages';

const MOST = 40;

function PageLinks({ title, pages }: { title: string; pages: readonly CachedPage[] }) {
  const id = useId();
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {pages.map(({ href, title: name }) => (
          <li key={href}>
            {/* A full load: the worker has the page, but not always the data of a client navigation. */}
            <a
              href={href}
              className="flex min-h-12 items-center rounded border border-line bg-raised px-4 py-2 font-semibold text-primary hover:bg-primary-soft"
            >
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The pages that are cached on this device, with a search field: products first, then the other pages. */
export function CachedPageList() {
  const { t } = useTranslation('offline');
  const { locale } = useRouter();
  const [pages, setPages] = useState<readonly CachedPage[] | null>(null);
  const [typed, setTyped] = useState('');
  const id = useId();
  useEffect(() => {
    let isGone = false;
    void listCachedPages(isLocale(locale) ? locale : DEFAULT_LOCALE)
      .catch(() => [])
      .then((found) => {
        if (!isGone) setPages(found);
      });
    return () => {
      isGone = true;
    };
  }, [locale]);
  if (!pages) return null;
  if (pages.length === 0) return <p className="text-muted">{t('page.nothing')}</p>;
  const found = findCachedPages(pages, typed).slice(0, MOST);
  return (
    <div className="grid gap-6">
      <div className="grid gap-1.5">
        <label htmlFor={id} className="font-semibold">
          {t('page.search')}
        </label>
        <input
          id={id}
          type="search"
          value={typed}
          maxLength={200}
          onChange={(event) => setTyped(event.target.value)}
          className="h-12 w-full rounded border-2 border-primary bg-raised px-4 text-base"
        />
      </div>
      <p role="status" className={typed ? 'text-muted' : 'sr-only'}>
        {t('page.found', { count: found.length })}
      </p>
      <PageLinks title={t('page.products')} pages={found.filter(({ isProduct }) => isProduct)} />
      <PageLinks title={t('page.pages')} pages={found.filter(({ isProduct }) => !isProduct)} />
    </div>
  );
}
