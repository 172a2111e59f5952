import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/button';
import { openModal } from '@/client/ui-store';

/** The home page's invitation to the newsletter; the form opens over the page. */
export function NewsletterBand() {
  const { t } = useTranslation('catalog');
  return (
    <section data-needs-script="" className="below-fold wrap py-7 [--intrinsic-height:18rem] md:py-10">
      <div className="on-dark grid gap-4 rounded-lg bg-primary-strong p-6 text-white md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-8 md:p-9">
        <div className="grid gap-2">
          <h2 className="text-[1.5rem] md:text-[1.875rem]">{t('home.newsletterTitle')}</h2>
          <p className="max-w-[60ch] opacity-95">{t('home.newsletterText')}</p>
        </div>
        <Button
          tone="accent"
          aria-haspopup="dialog"
          onClick={() => openModal('NEWSLETTER_VIEW')}
          className="justify-self-start"
        >
          {t('home.newsletterOpen')}
        </Button>
      </div>
    </section>
  );
}
