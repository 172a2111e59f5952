import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { Link } from '@/components/ui/link';
import { FilledText } from '@/components/ui/text/filled-text';
import { PackText } from '@/components/ui/text/pack-text';
import type { Variation } from '@/contract/schemas/catalog';
import { formatDecimal } from '@/lib/decimal';
import { quoteListedId } from './quote-listed-in-view';
import { useQuote } from './quote-store';

/** How many packs are on the list to quote; nothing while it is empty. Lazy, as the list is in the browser. */
export function QuoteCount({ className }: { className: string }) {
  const { t } = useTranslation('common');
  const count = useQuote().lines.length;
  return (
    count > 0 && (
      <span
        className={`num min-w-5 rounded-full bg-accent px-1.5 text-center text-[0.8125rem] leading-5 text-accent-ink ${className}`}
      >
        {count}
        <span className="sr-only"> {t('bottomBar.items', { count })}</span>
      </span>
    )
  );
}

/** How many of a pack are on the list to quote, and the way there. Lazy as well. Read out when it changes. */
export function QuoteListed({ variation }: { variation: Variation }) {
  const { t, i18n } = useTranslation(['quote', 'common']);
  const listed = useQuote().lines.find(({ id }) => id === variation.id);
  return (
    <p id={quoteListedId(variation.id)} role="status" className="text-sm empty:-mt-3.5">
      {listed && (
        <>
          <FilledText
            parts={{ pack: <PackText presentation={variation.presentation} /> }}
            text={(marks) =>
              t('panel.inList', { units: formatDecimal(listed.units, i18n.language), ...marks })
            }
          />{' '}
          ·{' '}
          <Link href={ROUTES.quotes} className="inline-block py-1 font-bold text-primary underline">
            {t('panel.see')}
          </Link>
        </>
      )}
    </p>
  );
}
