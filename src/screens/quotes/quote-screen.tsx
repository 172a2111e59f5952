import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { QUOTE_BUSINESS_DAYS } from '@config/quotes';
import { quotePath, ROUTES } from '@config/routes';
import { notify } from '@/client/toast';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { useSelf } from '@/features/auth/session';
import { LeadSection } from '@/features/leads/lead-section';
import { weightOf, type QuoteLine } from '@/features/quotes/quote-line';
import { lineAnchor, QuoteLineRow } from '@/features/quotes/quote-line-row';
import { forgetReceipt, keepReceipt, readReceipt, type SentQuote } from '@/features/quotes/quote-receipt';
import { getQuote, quoteActions, useQuote } from '@/features/quotes/quote-store';
import { useCurrentLines } from '@/features/quotes/use-current-lines';
import { fieldErrorText } from '@/lib/texts/error-text';
import { durationText } from '@/lib/time/duration';
import { formatKilograms } from '@/lib/weight';
import { whatsappLink } from '@/shell/contact/whatsapp-link';
import { PageMeta } from '@/shell/page-meta';
import { keepSentQuote } from '@/features/quotes/sent-quotes';
import { QuoteSent } from './quote-sent';

const QuoteSteps = dynamic(() => import('./quote-steps').then((module) => module.QuoteSteps), { ssr: false });
const SentQuotesList = dynamic(() => import('./sent-quotes-list').then((module) => module.SentQuotesList), {
  ssr: false,
});

/** The packs to quote, where they go and for whom: everything can be changed, and is sent in one go. */
export function QuoteScreen() {
  const { t } = useTranslation(['quote', 'common']);
  const [sent, setSent] = useState(() => (getQuote().lines.length === 0 ? readReceipt() : null));
  /** Counts the presses of buttons that are gone since, or far below: the focus goes to the head or the list. */
  const [moves, setMoves] = useState(0);
  const { lines, ready } = useQuote();
  useCurrentLines();
  // Packs for another quote: what was sent before is no answer to them.
  useEffect(() => {
    if (lines.length > 0) forgetReceipt();
  }, [lines.length]);
  const onMove = () => setMoves(moves + 1);
  return (
    <>
      <PageMeta title={t('title')} path={ROUTES.quotes} noindex />
      <div className="wrap py-6 lg:py-7">
        {sent ? (
          <QuoteSent quote={sent} />
        ) : ready && lines.length === 0 ? (
          <>
            <NoQuote moves={moves} />
            <SentQuotesList onMove={onMove} />
          </>
        ) : (
          <QuoteList
            moves={moves}
            onMove={onMove}
            onSent={(quote) => {
              keepReceipt(quote);
              keepSentQuote(quote);
              setSent(quote);
            }}
          />
        )}
      </div>
    </>
  );
}

/** @param moves above 0 a pressed button is gone, and the heading takes the focus */
function NoQuote({ moves }: { moves: number }) {
  const { t } = useTranslation('quote');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);
  return (
    <div className="grid justify-items-center gap-4 py-10 text-center">
      <Icon name="note" className="size-16 text-muted" />
      <h1 ref={heading} tabIndex={-1} className="text-[min(1.75rem,9vw)] leading-[1.15] outline-none">
        {t('empty.title')}
      </h1>
      <p className="max-w-md text-muted">{t('empty.text')}</p>
      <ButtonLink href={ROUTES.shop}>{t('empty.action')}</ButtonLink>
      <Link href={quotePath()} className="inline-block py-2 font-bold text-primary underline">
        {t('empty.form')}
      </Link>
    </div>
  );
}

interface QuoteListProps {
  moves: number;
  onMove: () => void;
  onSent: (quote: SentQuote) => void;
}

/** The list beside its form. Until the browser's list is read, and without scripts, a skeleton takes its place. */
function QuoteList({ moves, onMove, onSent }: QuoteListProps) {
  const { t, i18n } = useTranslation(['quote', 'errors', 'common']);
  const { lines, ready, isStored } = useQuote();
  const list = useRef<HTMLUListElement>(null);
  /** Why a pack is refused, by its id. */
  const [refused, setRefused] = useState<Record<string, string>>({});

  useEffect(() => {
    if (moves > 0) list.current?.focus();
  }, [moves]);

  const remove = (removed: readonly QuoteLine[], text: string) => {
    const index = lines.findIndex(({ id }) => id === removed[0]?.id);
    quoteActions.remove(...removed.map(({ id }) => id));
    notify('info', text, { label: t('lines.undo'), run: () => quoteActions.putBack(removed, index) });
    // The pressed button is gone with its line.
    onMove();
  };
  const readRefusal = (fields: Record<string, string>) => {
    const codes = lines.flatMap(({ id }, index) => {
      const code = fields[`lines.${index}.variationId`] ?? fields[`lines.${index}.units`];
      return code ? [[id, code] as const] : [];
    });
    setRefused(Object.fromEntries(codes));
    const [first] = codes;
    if (first) document.getElementById(lineAnchor(first[0]))?.focus();
  };
  const written = lines
    .map(({ units, title, presentation }) => `${units} × ${title}, ${presentation}`)
    .join('\n');
  return (
    <div className="grid items-start gap-x-9 gap-y-5 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_1fr]">
      <div className="grid min-w-0 gap-4">
        <h1 className="text-2xl md:text-3xl">{t('title')}</h1>
        <p className="max-w-[60ch] text-muted">
          {t('lead', { period: durationText(t, 'businessDays', QUOTE_BUSINESS_DAYS) })}
        </p>
        {!ready ? (
          <Skeleton className="h-96 w-full rounded-lg" />
        ) : (
          <Panel className="py-1 max-sm:px-4">
            <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2">
              <h2 className="text-lg">{t('lines.title')}</h2>
              <button
                type="button"
                onClick={() => remove(lines, t('lines.cleared'))}
                className="min-h-11 text-sm text-muted hover:underline"
              >
                {t('lines.clear')}
              </button>
            </div>
            <ul ref={list} tabIndex={-1} aria-label={t('lines.label')} className="outline-none">
              {lines.map((line) => (
                <QuoteLineRow
                  key={line.id}
                  line={line}
                  onRemove={(name) => remove([line], t('lines.removed', { name }))}
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
        )}
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          <Link href={ROUTES.shop} className="inline-block py-1 font-bold text-primary underline">
            {t('lines.more')}
          </Link>
          <span className="py-1">{t(isStored ? 'stored' : 'notStored')}</span>
        </p>
      </div>
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <LeadSection
          kind="quote_basket"
          user={useSelf()}
          isLoading={!ready}
          lines={lines.map(({ id, units }) => ({ variationId: id, units }))}
          onRefused={readRefusal}
          onSent={(receipt) => {
            quoteActions.takeOff(lines);
            onSent({ ...receipt, lines });
          }}
          whatsappHref={whatsappLink(t('whatsappMessage', { lines: written }))}
          whatsappLabel={t('whatsapp')}
        />
      </div>
      {ready && (
        <div className="grid min-w-0 gap-5">
          <QuoteSteps />
          <SentQuotesList onMove={onMove} />
        </div>
      )}
    </div>
  );
}
