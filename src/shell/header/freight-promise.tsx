import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { FilledText } from '@/components/ui/text/filled-text';
import { joinList } from '@/lib/texts/join-list';
import { formatCents } from '@/lib/money';
import { formatKilograms } from '@/lib/weight';

/** The free-freight promise of the strip, computed from the rule that prices the order; nothing without one. */
export function FreightPromise() {
  const { t, i18n } = useTranslation(['common']);
  const rule = brand.commerce.freeFreight;
  if (!rule || !brand.cartEnabled) return <span>{t('strip.factory', { name: brand.name })}</span>;
  return (
    <span>
      <FilledText
        text={({ promise }) =>
          t('strip.freeFreightRule', {
            promise,
            minimum: formatCents(rule.minimumCents).replace(/,00$/, ''),
            states: joinList(rule.states, t),
            limit: formatKilograms(rule.maxWeightGrams, t, i18n.language),
          })
        }
        parts={{ promise: <b className="text-accent">{t('strip.freeFreight')}</b> }}
      />
    </span>
  );
}
