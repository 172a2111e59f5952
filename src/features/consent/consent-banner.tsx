import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useId, useRef } from 'react';
import { ROUTES } from '@config/routes';
import { useNamespace } from '@/client/use-namespace';
import { Button } from '@/components/ui/button';
import { decideConsent, openConsentPreferences } from './consent-store';
import { focusPageAfterwards } from '@/lib/browser/focus-afterwards';
import { REFUSAL } from './stored-consent';

/** How much higher other floating elements are while the banner is shown. */
const HEIGHT = '--consent-height';

/**
 * Asks for consent without blocking the page; nothing is loaded before an answer.
 * Refusing is as easy as accepting (ANPD, guide on cookies, 2022).
 */
export default function ConsentBanner() {
  const ready = useNamespace('consent');
  return ready ? <Banner /> : null;
}

function Banner() {
  const { t } = useTranslation('consent');
  const titleId = useId();
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(HEIGHT, `${(box.current?.offsetHeight ?? 0) + 8}px`),
    );
    if (box.current) observer.observe(box.current);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, []);

  return (
    <section
      ref={box}
      aria-labelledby={titleId}
      className="fixed inset-x-2 bottom-20 z-30 mx-auto grid max-h-[60dvh] max-w-xl gap-2.5 overflow-y-auto rounded-lg border border-line bg-raised p-4 shadow-high md:bottom-4 md:p-5 print:hidden"
    >
      <h2 id={titleId} className="text-lg">
        {t('banner.title')}
      </h2>
      <p>
        {t('banner.text')}{' '}
        <Link href={ROUTES.privacy} prefetch={false} className="font-semibold text-primary underline">
          {t('banner.policy')}
        </Link>
      </p>
      <div ref={focusPageAfterwards} className="grid grid-cols-2 gap-2">
        <Button size="sm" className="max-sm:px-2" onClick={() => decideConsent(REFUSAL)}>
          {t('actions.necessary')}
        </Button>
        <Button
          size="sm"
          className="max-sm:px-2"
          onClick={() => decideConsent({ analytics: true, marketing: true })}
        >
          {t('actions.all')}
        </Button>
        <Button size="sm" tone="outline" className="col-span-2" onClick={openConsentPreferences}>
          {t('actions.choose')}
        </Button>
      </div>
    </section>
  );
}
