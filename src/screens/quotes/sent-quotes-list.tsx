import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { MAX_QUOTE_LINES } from '@config/quotes';
import { notify } from '@/client/toast';
import { Button } from '@/components/ui/button';
import { PackText } from '@/components/ui/text/pack-text';
import { weightOf } from '@/features/quotes/quote-line';
import { forgetSentQuotes } from '@/features/quotes/quote-receipt';
import { getQuote, quoteActions } from '@/features/quotes/quote-store';
import { readSentQuotes, type StoredQuote } from '@/features/quotes/sent-quotes';
import { formatDecimal } from '@/lib/decimal';
import { formatDate } from '@/lib/time/dates';
import { formatKilograms } from '@/lib/weight';
import { whatsappLink } from '@/shell/contact/whatsapp-link';

interface SentQuotesListProps {
  /** The pressed button is gone, or its packs are far above. */
  onMove: () => void;
}

/** What was sent from this browser: when it is answered, how to ask about it, and its packs for another quote. Lazy. */
export function SentQuotesList({ onMove }: SentQuotesListProps) {
  const { t } = useTranslation('quote');
  const [sent, setSent] = useState(readSentQuotes);
  if (sent.length === 0) return null;
  const repeat = ({ lines }: StoredQuote) => {
    const listed = getQuote().lines;
    const missing = lines.filter(({ id }) => listed.every((line) => line.id !== id));
    if (listed.length + missing.length > MAX_QUOTE_LINES) {
      notify('error', t('full'));
      return;
    }
    // What is listed already stays as it is: pressed twice, it does not double.
    quoteActions.putBack(missing, listed.length);
    notify('success', t('history.repeated'));
    onMove();
  };
  return (
    <section
      aria-labelledby="enviados"
      className="mx-auto grid w-full max-w-3xl gap-3 text-start print:hidden"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="enviados" className="text-lg">
          {t('history.title')}
        </h2>
        <button
          type="button"
          onClick={() => {
            forgetSentQuotes();
            setSent([]);
            onMove();
          }}
          className="min-h-11 text-sm text-muted hover:underline"
        >
          {t('history.clear')}
        </button>
      </div>
      <ul className="grid gap-3">
        {sent.map((quote) => (
          <SentQuoteItem key={quote.reference} quote={quote} onRepeat={() => repeat(quote)} />
        ))}
      </ul>
    </section>
  );
}

function SentQuoteItem({ quote, onRepeat }: { quote: StoredQuote; onRepeat: () => void }) {
  const { t, i18n } = useTranslation(['quote', 'common']);
  const { reference, sentAt, answerBy, lines } = quote;
  const { language } = i18n;
  const [isLate] = useState(() => answerBy !== null && Date.parse(answerBy) < Date.now());
  const id = `enviado-${reference}`;
  return (
    <li className="grid gap-2 rounded-lg border border-line bg-raised p-4">
      <h3 id={id} className="text-lg">
        {t('sent.reference', { reference })}
      </h3>
      <p className="text-muted">
        {t('history.sentOn', { date: formatDate(sentAt, language) })}{' '}
        {answerBy &&
          t(isLate ? 'history.late' : 'history.answerBy', { date: formatDate(answerBy, language) })}
      </p>
      <ul>
        {lines.map(({ id: packId, title, titleLang, presentation, units }) => (
          <li key={packId} className="py-0.5">
            <bdi dir="ltr">{formatDecimal(units, language)} ×</bdi> <b lang={titleLang}>{title}</b>,{' '}
            <PackText presentation={presentation} />
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-muted">{t('lines.weight')}</span>
        <b className="num">{formatKilograms(weightOf(lines), t, language)}</b>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button tone="outline" size="sm" aria-describedby={id} onClick={onRepeat}>
          {t('history.repeat')}
        </Button>
        <a
          href={whatsappLink(t('history.askMessage', { reference }))}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={id}
          className="inline-block py-2 font-bold text-primary underline"
        >
          {t('history.ask')}
        </a>
      </div>
    </li>
  );
}
