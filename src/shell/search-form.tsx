import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useId, type SyntheticEvent } from 'react';
import { DEFAULT_LOCALE } from '@config/locales';
import { ROUTES, searchPath } from '@config/routes';
import { fieldText } from '@/lib/form-data';
import { Icon } from '@/components/ui/icon';

/** The search field of the header. Works before the script is there: it is a plain form. */
export function SearchForm({ className = '' }: { className?: string }) {
  const { t } = useTranslation('common');
  const router = useRouter();
  const id = useId();
  const asked = router.pathname === ROUTES.search && typeof router.query.q === 'string' ? router.query.q : '';
  const action =
    router.locale && router.locale !== DEFAULT_LOCALE ? `/${router.locale}${ROUTES.search}` : ROUTES.search;

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = fieldText(new FormData(event.currentTarget), 'q');
    void router.push(searchPath({ q }));
  };

  return (
    <form
      role="search"
      action={action}
      method="get"
      onSubmit={submit}
      className={`flex h-12 overflow-hidden rounded border-2 border-primary bg-raised ${className}`}
    >
      <label htmlFor={id} className="sr-only">
        {t('search.label')}
      </label>
      <input
        key={asked}
        id={id}
        name="q"
        type="search"
        enterKeyHint="search"
        maxLength={200}
        defaultValue={asked}
        placeholder={t('search.placeholder')}
        className="min-w-0 flex-1 bg-transparent px-4 text-base placeholder:text-muted focus-visible:-outline-offset-2"
      />
      <button
        type="submit"
        className="flex items-center gap-2 bg-primary px-4 font-semibold text-white hover:bg-primary-strong focus-visible:-outline-offset-4 md:px-5"
      >
        <Icon name="magnifying-glass" />
        <span className="max-md:sr-only">{t('search.submit')}</span>
      </button>
    </form>
  );
}
