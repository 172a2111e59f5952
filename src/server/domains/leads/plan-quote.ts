import { QUOTE_BUSINESS_DAYS } from '@config/quotes';
import type { Locale } from '@config/locales';
import type { CreateLeadBody, QuoteLine } from '@/contract/schemas/leads';
import { businessDateAfter, endOfShopDay } from '@/lib/time/business-days';
import type { Db } from '@/server/db/client';
import { translate } from '@/server/domains/catalog/product/translate';
import { Fault } from '@/server/kernel/fault';
import { listQuotedPacks } from './quoted-packs.repo';

type QuoteBody = Extract<CreateLeadBody, { kind: 'quote_basket' }>;

/** A line as its sender reads it: the title in their language where it is translated. */
interface NamedLine extends Pick<QuoteLine, 'title' | 'presentation' | 'units' | 'weightGrams'> {
  titleLang: Locale;
}

/** The moment by which a quote that is asked for now is answered: the end of the next business day. */
export const answerDeadline = (now: Date): Date => endOfShopDay(businessDateAfter(now, QUOTE_BUSINESS_DAYS));

/**
 * The lines of a quote as the catalogue names them now, for staff and for the sender. Stock and price play no part.
 * @throws Fault VALIDATION that names each pack this brand does not quote: unknown, not shown, or of a restricted product
 */
export async function planQuote(
  db: Db,
  brandId: string,
  { lines, locale }: QuoteBody,
): Promise<{ lines: QuoteLine[]; named: NamedLine[] }> {
  const packs = await listQuotedPacks(
    db,
    brandId,
    lines.map(({ variationId }) => variationId),
  );
  const found = lines.map(({ variationId, units }) => {
    const pack = packs.get(variationId);
    return pack && { ...pack, units };
  });
  const fields = Object.fromEntries(
    found.flatMap((line, index) => (line ? [] : [[`lines.${index}.variationId`, 'notQuoted']])),
  );
  if (Object.keys(fields).length > 0) throw new Fault('VALIDATION', 'A pack is not quoted', { fields });
  const known = found.filter((line) => line !== undefined);
  return {
    lines: known.map(({ translations: _, ...line }) => line),
    named: known.map(({ title, translations, presentation, units, weightGrams }) => {
      const { text, lang } = translate(translations, 'title', title, locale);
      return { title: text, titleLang: lang, presentation, units, weightGrams };
    }),
  };
}
