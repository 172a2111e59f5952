import { brand } from '@config/brands';
import type { FreightQuote } from '@/contract/schemas/checkout';
import { planFreeFreight } from '@/lib/pricing/free-freight';
import { formatBRL } from '@/lib/money';
import { useTranslation } from 'next-i18next/pages';
import { formatKilograms } from '@/lib/weight';

interface FreeFreightNoteProps {
  quote: Pick<FreightQuote, 'state' | 'missingForFree' | 'weightGrams'>;
}

/** Why the prices of a quote are what they are: what is missing for free freight, or which weight is still paid. */
export function FreeFreightNote({ quote: { state, missingForFree, weightGrams } }: FreeFreightNoteProps) {
  const { t, i18n } = useTranslation(['checkout', 'common']);
  const standing = planFreeFreight(brand.commerce.freeFreight, { goodsCents: 0, weightGrams, state });
  if (!standing || missingForFree === null) return null;
  const limit = formatKilograms(standing.limitGrams, t, i18n.language);
  const text = () => {
    if (missingForFree > 0) return t('freight.missing', { amount: formatBRL(missingForFree), limit });
    return standing.overGrams
      ? t('freight.over', { over: formatKilograms(standing.overGrams, t, i18n.language), limit })
      : t('freight.covered', { limit });
  };
  return <p className="text-sm text-muted">{text()}</p>;
}
