import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { QUOTE_BUSINESS_DAYS } from '@config/quotes';
import { DEFAULT_LOCALE } from '@config/locales';
import { quotePath, ROUTES } from '@config/routes';
import { notify } from '@/client/toast';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { LeadSection } from '@/features/leads/lead-section';
import { weightOf, type QuoteLine } from '@/features/quotes/quote-line';
import { QuoteLineRow } from '@/features/quotes/quote-line-row';
import { quoteActions, useQuote } from '@/features/quotes/quote-store';
import { fieldErrorText } from '@/lib/texts/error-text';
import { durationText } from '@/lib/time/duration';
import { formatKilograms } from '@/lib/weight';
import { whatsappLink } from '@/shell/contact/whatsapp-link';
import { PageMeta } from '@/shell/page-meta';
import { QuoteSent, type SentQuote } from './quote-sent';

/** The packs to quote, where they go and for whom: everything can be changed, and is sent in one go. */
export function QuoteScreen() {
  const { t } = useTranslation(['quote', 'common']);
  const [sent, setSent] = useState<SentQuote | null>(null);
  const { lines, ready } = useQuote();
  return (
    <>
      <PageMeta title={t('title')} path={ROUTES.quotes} noindex />
      <div className="wrap py-6 lg:py-7">
        {sent ? (
          <QuoteSent quote={sent} />
        ) : !ready ? (
          <Skeleton className="h-96 w-full rounded-lg" />
        ) : lines.length === 0 ? (
          <NoQuote />
        ) : (
          <QuoteList onSent={setSent} />
        )}
      </div>
    </>
  );
}

function NoQuote() {
  const { t } = useTranslation('quote');
  return (
    <div className="grid justify-items-center gap-4 py-10 text-center">
      <Icon name="note" className="size-16 text-muted" />
      <h1 className="text-[min(1.75rem,9vw)] leading-[1.15]">{t('empty.title')}</h1>
      <p className="max-w-md text-muted">{t('empty.text')}</p>
      <ButtonLink href={ROUTES.shop}>{t('empty.action')}</ButtonLink>
      <Link href={quotePath()} className="inline-block py-2 font-bold text-primary underline">
        {t('empty.form')}
      </Link>
    </div>
  );
}

function QuoteList({ onSent }: { onSent: (quote: SentQuote) => void }) {
  const { t, i18n } = useTranslation(['quote', 'errors', 'common']);
  const { locale = DEFAULT_LOCALE } = useRouter();
  const { lines, isStored } = useQuote();
  /** Why a pack is refused, by its id. */
  const [refused, setRefused] = useState<Record<string, string>>({});
  const undo = { label: t('lines.undo'), run: () => quoteActions.replace(lines) };

  const remove = (line: QuoteLine) => {
    quoteActions.remove(line.id);
    notify('info', t('lines.removed', { name: line.title }), undo);
  };
  const clear = () => {
    quoteActions.clear();
    notify('info', t('lines.cleared'), undo);
  };
  const readRefusal = (fields: Record<string, string>) =>
    setRefused(
      Object.fromEntries(
        lines.flatMap(({ id }, index) => {
          const code = fields[`lines.${index}.variationId`] ?? fields[`lines.${index}.units`];
          return code ? [[id, code]] : [];
        }),
      ),
    );
  const written = lines
    .map(({ units, title, presentation }) => `${units} × ${title}, ${presentation}`)
    .join('\n');
  return (
    <div className="grid items-start gap-x-9 gap-y-5 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="grid min-w-0 gap-4">
        <h1 className="text-2xl md:text-3xl">{t('title')}</h1>
        <p className="max-w-[60ch] text-muted">
          {t('lead', { period: durationText(t, 'businessDays', QUOTE_BUSINESS_DAYS) })}
        </p>
        <Panel className="py-1 max-sm:px-4">
          <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2">
            <h2 className="text-lg">{t('lines.title')}</h2>
            <button type="button" onClick={clear} className="min-h-11 text-sm text-muted hover:underline">
              {t('lines.clear')}
            </button>
          </div>
          <ul aria-label={t('lines.label')}>
            {lines.map((line) => (
              <QuoteLineRow
                key={line.id}
                line={line}
                onRemove={remove}
                error={fieldErrorText(t, refused[line.id])}
              />
            ))}
          </ul>
          <p
            aria-live="polite"
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-3"
          >
            <span>{t('lines.weight')}</span>
            <b className="num text-[1.25rem]">{formatKilograms(weightOf(lines), t, i18n.language)}</b>
          </p>
        </Panel>
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          <Link href={ROUTES.shop} className="inline-block py-1 font-bold text-primary underline">
            {t('lines.more')}
          </Link>
          <span className="py-1">{t(isStored ? 'stored' : 'notStored')}</span>
        </p>
      </div>
      <LeadSection
        kind="quote_basket"
        lines={lines.map(({ id, units }) => ({ variationId: id, units }))}
        onRefused={readRefusal}
        onSent={({ reference, answerBy }) => {
          quoteActions.clear();
          onSent({ reference, answerBy, lines, locale });
        }}
        whatsappHref={whatsappLink(t('whatsappMessage', { lines: written }))}
        whatsappLabel={t('whatsapp')}
      />
    </div>
  );
}
