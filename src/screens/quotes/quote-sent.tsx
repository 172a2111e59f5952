import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { ROUTES } from '@config/routes';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { PackText } from '@/components/ui/text/pack-text';
import { weightOf } from '@/features/quotes/quote-line';
import type { SentQuote } from '@/features/quotes/quote-receipt';
import { formatDecimal } from '@/lib/decimal';
import { formatDate } from '@/lib/time/dates';
import { formatKilograms } from '@/lib/weight';

/** What was sent and when it is answered. It replaces the list and gets the focus. */
export function QuoteSent({ quote }: { quote: SentQuote }) {
  const { t, i18n } = useTranslation(['quote', 'common']);
  const { reference, answerBy, confirmationSent, lines } = quote;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  return (
    <div ref={box} tabIndex={-1} role="status" className="mx-auto grid max-w-3xl gap-5 outline-none">
      <h1 className="text-2xl md:text-3xl">{t('sent.title')}</h1>
      <Notice tone="ok">
        <p>
          {answerBy && t('sent.next', { date: formatDate(answerBy, i18n.language) })}{' '}
          {confirmationSent && t('sent.confirmed')}
        </p>
        <p>{t('sent.reference', { reference })}</p>
      </Notice>
      <section>
        <h2 className="mb-2 text-xl">{t('sent.lines')}</h2>
        <table className="w-full border-collapse">
          <tbody>
            {lines.map(({ id, title, titleLang, presentation, units, weightGrams }) => (
              <tr key={id} className="border-b border-line align-top">
                <td className="num w-[1%] py-2 pe-3 text-end whitespace-nowrap">
                  <bdi dir="ltr">{formatDecimal(units, i18n.language)} ×</bdi>
                </td>
                <th scope="row" className="py-2 text-start font-normal">
                  <b lang={titleLang}>{title}</b>, <PackText presentation={presentation} />
                </th>
                <td className="num py-2 ps-3 text-end whitespace-nowrap">
                  {formatKilograms(units * weightGrams, t, i18n.language)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2} className="py-2 text-start">
                {t('lines.weight')}
              </th>
              <td className="num py-2 ps-3 text-end font-bold whitespace-nowrap">
                {formatKilograms(weightOf(lines), t, i18n.language)}
              </td>
            </tr>
          </tfoot>
        </table>
      </section>
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink href={ROUTES.shop}>{t('sent.again')}</ButtonLink>
        <Button tone="outline" onClick={() => window.print()}>
          {t('sent.print')}
        </Button>
      </div>
    </div>
  );
}
