import { useTranslation } from 'next-i18next/pages';
import { CATALOGUE_LOCALE } from '@config/locales';
import { productPath } from '@config/routes';
import { Link } from '@/components/ui/link';
import { PackText } from '@/components/ui/text/pack-text';
import type { Lead } from '@/contract/schemas/leads';
import { formatDecimal } from '@/lib/decimal';
import { formatDate } from '@/lib/time/dates';
import { formatKilograms } from '@/lib/weight';

/** The packs that a quote is asked for, with their weight, and the day by which it is answered. */
export function LeadQuote({ lines, answerBy }: Pick<Lead, 'lines' | 'answerBy'>) {
  const { t, i18n } = useTranslation(['manage-people', 'common']);
  const { language } = i18n;
  const weight = (grams: number) => <bdi>{formatKilograms(grams, t, language)}</bdi>;
  const total = lines.reduce((sum, { units, weightGrams }) => sum + units * weightGrams, 0);
  const number = 'num py-1.5 ps-3 text-end whitespace-nowrap';
  return (
    <section className="grid gap-2">
      <table className="w-full border-collapse">
        <caption className="mb-1 text-start font-display text-lg font-bold">{t('leads.quote.title')}</caption>
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            <th scope="col" className="py-1.5 text-start font-normal">
              {t('leads.quote.product')}
            </th>
            <th scope="col" className="py-1.5 ps-3 text-end font-normal">
              {t('leads.quote.units')}
            </th>
            <th scope="col" className="py-1.5 ps-3 text-end font-normal">
              {t('leads.quote.weight')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ variationId, slug, title, presentation, sku, units, weightGrams }) => (
            <tr key={variationId} className="border-b border-line align-top">
              <td className="py-1.5">
                <Link href={productPath(slug)} lang={CATALOGUE_LOCALE} className="font-semibold underline">
                  {title}
                </Link>
                <span className="block text-muted">
                  <PackText presentation={presentation} /> · <bdi dir="ltr">SKU {sku}</bdi>
                </span>
              </td>
              <td className={number}>{formatDecimal(units, language)}</td>
              <td className={number}>{weight(units * weightGrams)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2} className="py-1.5 text-start">
              {t('leads.quote.total')}
            </th>
            <td className={number}>{weight(total)}</td>
          </tr>
        </tfoot>
      </table>
      {answerBy && (
        <p className="text-muted">
          {t('leads.quote.answerBy')} <time dateTime={answerBy}>{formatDate(answerBy, language)}</time>
        </p>
      )}
    </section>
  );
}
