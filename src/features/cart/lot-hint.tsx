import { useTranslation } from 'next-i18next/pages';
import { useNamespace } from '@/client/use-namespace';
import { Icon } from '@/components/ui/icon';
import { formatCents } from '@/lib/money';
import { packName } from '@/lib/pack-name';
import type { LotOffer } from './lot-offer';

interface LotHintProps {
  offer: LotOffer;
  /** The presentation of the single pack. */
  pack: string;
  /** Takes the lots in place of the single packs; without it there is no button. */
  onTake?: () => void;
}

/** Says what a lot costs less than the same goods in single packs, and takes it. Has its place before its texts come. */
export function LotHint({ offer, pack, onTake }: LotHintProps) {
  const { t, i18n } = useTranslation(['cart', 'common']);
  const hasTexts = useNamespace('cart');
  const { lot, units, lots, isReached, savingCents } = offer;
  if (!hasTexts) return <div className="h-13" />;
  const nameOf = (presentation: string) => packName(t, presentation, i18n.language).name;
  const values = { units: units * lots, pack: nameOf(pack), lot: nameOf(lot.presentation), lots };
  return (
    <p className="flex min-h-13 flex-wrap items-center gap-x-2 border-s-4 border-accent ps-3 text-sm text-ok print:hidden">
      <Icon name="tag" className="size-4" />
      <span className="min-w-0 flex-[1_1_10rem]">
        {t('lot.cheaper', { ...values, amount: formatCents(savingCents) })}
      </span>
      {onTake && (
        <button
          type="button"
          aria-label={t(isReached ? 'lot.swapLabel' : 'lot.chooseLabel', values)}
          onClick={onTake}
          className="min-h-11 font-bold underline underline-offset-4"
        >
          {t(isReached ? 'lot.swap' : 'lot.choose')}
        </button>
      )}
    </p>
  );
}
