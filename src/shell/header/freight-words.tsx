import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import type { Brand } from '@config/brands/brand';
import { FilledText } from '@/components/ui/text/filled-text';
import { joinList } from '@/lib/texts/join-list';
import { formatCents } from '@/lib/money';
import { formatKilograms } from '@/lib/weight';

export type FreeFreightRule = NonNullable<Brand['commerce']['freeFreight']>;

const wholeReais = (cents: number) => formatCents(cents).replace(/,00$/, '');

/** Fits 360 px in one line; letters of a joined script keep their distance. */
export const ONE_LINE = 'max-[26rem]:text-xs ltr:max-[26rem]:tracking-tight';

/** The mark of the bold words in a sentence. */
export interface Lead {
  promise: string;
}

/** What a sentence about free freight says: the terms of the rule, its bold words, and a sentence with them in it. */
export function useFreightWords(rule: FreeFreightRule) {
  const { t, i18n } = useTranslation(['common']);
  const shown = {
    minimum: wholeReais(rule.minimumCents),
    states: joinList(rule.states, t),
    limit: formatKilograms(rule.maxWeightGrams, t, i18n.language),
  };
  const promise = <b className="text-accent">{t('strip.freeFreight')}</b>;
  const filled = (text: (lead: Lead) => string) => <FilledText text={text} parts={{ promise }} />;
  return { shown, promise, filled };
}

function Terms({ rule }: { rule: FreeFreightRule }) {
  const { t } = useTranslation(['common']);
  const { shown, filled } = useFreightWords(rule);
  return (
    <>
      <span className="max-md:hidden">
        {filled((lead) => t('strip.freeFreightRule', { ...shown, ...lead }))}
      </span>
      <span className={`md:hidden ${ONE_LINE}`}>
        {filled((lead) => t('strip.freeFreightShort', { ...shown, ...lead }))}
      </span>
    </>
  );
}

/** The promise of free freight by its terms. */
export const FreightTerms = () => {
  const rule = brand.commerce.freeFreight;
  return rule && <Terms rule={rule} />;
};
