import { Text } from '@react-email/components';
import type { Locale } from '@config/locales';
import { packName } from '@/lib/pack-name';
import { formatKilograms } from '@/lib/weight';
import { plainText } from './mail-parts';
import type { LeadConfirmedData } from './mail-data';
import { mailTexts } from './mail-texts';

interface QuoteLinesProps {
  lines: LeadConfirmedData['lines'];
  locale: Locale;
}

/** What a quote is asked for: units, product, pack, and the weight of all. Nothing without lines. */
export function QuoteLines({ lines, locale }: QuoteLinesProps) {
  const t = mailTexts(locale);
  if (lines.length === 0) return null;
  const grams = lines.reduce((sum, { units, weightGrams }) => sum + units * weightGrams, 0);
  return (
    <Text style={plainText}>
      {lines.map(({ title, titleLang, presentation, units }) => {
        const pack = packName(t, presentation, locale);
        return (
          <span key={`${title} ${presentation}`}>
            <bdi dir="ltr">{units} ×</bdi> <span lang={titleLang}>{title}</span>,{' '}
            <span lang={pack.lang}>{pack.name}</span>
            <br />
          </span>
        );
      })}
      <b>{t('leadConfirmed.quote.weight', { weight: formatKilograms(grams, t, locale) })}</b>
    </Text>
  );
}
