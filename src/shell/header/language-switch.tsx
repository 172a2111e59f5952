import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { LOCALE_NAMES, LOCALES } from '@config/locales';
import { Icon } from '@/components/ui/icon';
import { useRouter } from 'next/router';

const YEAR_SECONDS = 365 * 86_400;

/** Changes the language and stays on the page; the choice is stored in the cookie that Next reads. */
export function LanguageSwitch() {
  const { t } = useTranslation('common');
  const router = useRouter();
  const id = useId();
  const change = (locale: string) => {
    document.cookie = `NEXT_LOCALE=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
    void router.push(router.asPath, router.asPath, { locale, scroll: false });
  };
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon name="globe" />
      <label htmlFor={id} className="sr-only">
        {t('header.language')}
      </label>
      <span className="relative">
        {/* WebKitGTK draws a select of its own on a light box. */}
        <select
          id={id}
          value={router.locale}
          onChange={(event) => change(event.target.value)}
          className="min-h-9 appearance-none rounded-sm bg-transparent py-1 pe-5 [&>option]:text-ink"
        >
          {LOCALES.map((locale) => (
            <option key={locale} value={locale} lang={locale}>
              {LOCALE_NAMES[locale]}
            </option>
          ))}
        </select>
        <Icon name="caret-down" className="pointer-events-none absolute inset-y-0 end-0.5 my-auto size-3.5" />
      </span>
    </span>
  );
}
