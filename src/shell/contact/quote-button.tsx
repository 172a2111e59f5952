import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { ROUTES } from '@config/routes';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

const QuoteCount = dynamic(
  () => import('@/features/quotes/quote-in-list').then((module) => module.QuoteCount),
  { ssr: false },
);

/** The way to the list to quote, for a brand without a cart, with the number of packs. An icon alone on a phone. */
export function QuoteButton() {
  const { t } = useTranslation('common');
  return (
    <ButtonLink href={ROUTES.quotes} className="relative whitespace-nowrap max-md:size-12 max-md:p-0">
      <Icon name="note" className="size-5 shrink-0" />
      <span className="max-md:sr-only">{t('header.quote')}</span>
      <QuoteCount className="max-md:absolute max-md:-end-1 max-md:-top-1" />
    </ButtonLink>
  );
}

interface QuoteEntryProps {
  className: string;
  labelClass: string;
}

/** The same way in the bottom bar of a phone. */
export function QuoteEntry({ className, labelClass }: QuoteEntryProps) {
  const { t } = useTranslation('common');
  const { pathname } = useRouter();
  return (
    <Link
      prefetch={false}
      href={ROUTES.quotes}
      aria-current={pathname === ROUTES.quotes ? 'page' : undefined}
      className={className}
    >
      <Icon name="note" className="size-6" />
      <span className={labelClass}>{t('bottomBar.quote')}</span>
      <QuoteCount className="absolute start-1/2 top-0.5 ms-1" />
    </Link>
  );
}
