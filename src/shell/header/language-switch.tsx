import { useTranslation } from 'next-i18next/pages';
import { useId, useRef, useState } from 'react';
import { LOCALE_NAMES, LOCALES } from '@config/locales';
import { Icon } from '@/components/ui/icon';
import { useRouter } from 'next/router';

const YEAR_SECONDS = 365 * 86_400;
/** An arrow changes a closed list at once; in an open one it takes longer to choose. */
const KEY_MS = 200;

/**
 * Changes the language and stays on the page; the choice is stored in the cookie that Next reads. A language that a key
 * chose in the closed list waits for Enter or the button, or the keyboard could not get past it (WCAG 3.2.2).
 */
export function LanguageSwitch() {
  const { t } = useTranslation('common');
  const router = useRouter();
  const id = useId();
  const pressedAt = useRef(-KEY_MS);
  const [chosen, setChosen] = useState<string>();
  const change = (locale: string) => {
    setChosen(undefined);
    document.cookie = `NEXT_LOCALE=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
    // A page may have written its state into the address without the router, such as the chosen pack of a product.
    const address = `${router.asPath.split(/[?#]/)[0] ?? '/'}${window.location.search}${window.location.hash}`;
    void router.push(address, address, { locale, scroll: false });
  };
  return (
    <span
      className="inline-flex items-center gap-1.5"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setChosen(undefined);
      }}
    >
      <Icon name="globe" />
      <label htmlFor={id} className="sr-only">
        {t('header.language')}
      </label>
      <span className="relative">
        {/* WebKitGTK draws a select of its own on a light box. */}
        <select
          id={id}
          value={chosen ?? router.locale}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              if (!chosen) return;
              event.preventDefault();
              change(chosen);
            } else pressedAt.current = event.timeStamp;
          }}
          onChange={({ target: { value }, timeStamp }) =>
            timeStamp - pressedAt.current < KEY_MS ? setChosen(value) : change(value)
          }
          className="min-h-9 appearance-none rounded-sm bg-transparent py-1 pe-5 field-sizing-content [&>option]:text-ink"
        >
          {LOCALES.map((locale) => (
            <option key={locale} value={locale} lang={locale}>
              {LOCALE_NAMES[locale]}
            </option>
          ))}
        </select>
        <Icon name="caret-down" className="pointer-events-none absolute inset-y-0 end-0.5 my-auto size-3.5" />
      </span>
      {chosen && chosen !== router.locale && (
        <button
          type="button"
          aria-label={t('header.changeLanguage')}
          onClick={() => change(chosen)}
          className="min-h-9 px-1"
        >
          <Icon name="check" />
        </button>
      )}
    </span>
  );
}
