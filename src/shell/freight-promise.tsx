import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { formatCents } from '@/lib/money';

/** The free-freight promise of the strip, computed from the rule that prices the order; nothing without one. */
export function FreightPromise() {
  const { t, i18n } = useTranslation('common');
  const rule = brand.commerce.freeFreight;
  if (!rule || !brand.cartEnabled) return <span>{t('strip.factory', { name: brand.name })}</span>;
  const states = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(rule.states);
  return (
    <span>
      <b className="text-accent">{t('strip.freeFreight')}</b>{' '}
      {t('strip.freeFreightRule', { minimum: formatCents(rule.minimumCents).replace(/,00$/, ''), states })}
    </span>
  );
}
