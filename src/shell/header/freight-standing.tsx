import { useTranslation } from 'next-i18next/pages';
import { FilledText } from '@/components/ui/text/filled-text';
import { cartWeightGrams } from '@/features/cart/cart-weight';
import { useCart } from '@/features/cart/cart-store';
import { stateOfCep } from '@/lib/cep';
import { findUnitOverLimit, planFreeFreight } from '@/lib/pricing/free-freight';
import { formatCents, toCents } from '@/lib/money';
import { formatKilograms } from '@/lib/weight';
import { FreightTerms, ONE_LINE, useFreightWords, type FreeFreightRule, type Lead } from './freight-words';

/** The meter of free freight in one line, for a cart with something in it. A lazy chunk. */
export default function FreightStanding({ rule }: { rule: FreeFreightRule }) {
  const { t, i18n } = useTranslation(['common']);
  const cart = useCart();
  const address = cart.deliveryAddress;
  const { shown, promise, filled } = useFreightWords(rule);
  const kilograms = (grams: number) => formatKilograms(grams, t, i18n.language);
  const weightGrams = cartWeightGrams(cart.items);
  const standing = planFreeFreight(rule, {
    goodsCents: toCents(cart.total),
    weightGrams,
    state: address ? (address.state ?? stateOfCep(address.postalCode)) : null,
  });

  /** The text of the meter around its lead; null where the cart has none. */
  const meter = () => {
    if (!standing || standing.isListed === false || weightGrams === null) return null;
    const { missingCents, overGrams } = standing;
    const weight = kilograms(weightGrams);
    if (missingCents > 0)
      return (lead: Lead) =>
        t('strip.missing', { ...shown, ...lead, amount: formatCents(missingCents), weight });
    if (overGrams) return (lead: Lead) => t('strip.over', { ...shown, ...lead, over: kilograms(overGrams) });
    const packs = cart.items.map(({ variations }) => variations);
    const room = kilograms(rule.maxWeightGrams - weightGrams);
    return findUnitOverLimit(standing, weightGrams, packs)
      ? (lead: Lead) => t('strip.room', { ...shown, ...lead, room })
      : (lead: Lead) => t('strip.reached', { ...shown, ...lead, weight });
  };
  const live = meter();
  if (live === null) return <FreightTerms />;
  // A phone has one line: the drawer's meter names the states.
  const lead = (
    <>
      <span className="md:hidden">{promise}</span>
      <span className="max-md:hidden">{filled((words) => t('strip.where', { ...shown, ...words }))}</span>
    </>
  );
  return (
    <span data-freight-meter="" className={ONE_LINE}>
      <FilledText text={live} parts={{ promise: lead }} />
    </span>
  );
}
