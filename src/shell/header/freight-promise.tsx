import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { useCart } from '@/features/cart/cart-store';
import { FreightTerms } from './freight-words';

const FreightStanding = dynamic(() => import('./freight-standing'), { ssr: false, loading: FreightTerms });

/**
 * The free freight above the header, from the rule that prices the order: the promise while the cart is empty or goes
 * elsewhere, else the meter of the cart in one line.
 */
export function FreightPromise() {
  const { t } = useTranslation(['common']);
  const { isEmpty } = useCart();
  const rule = brand.commerce.freeFreight;
  if (!rule || !brand.cartEnabled) return <span>{t('strip.factory', { name: brand.name })}</span>;
  return isEmpty ? <FreightTerms /> : <FreightStanding rule={rule} />;
}
