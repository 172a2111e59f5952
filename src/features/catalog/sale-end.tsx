import { useTranslation } from 'next-i18next/pages';
import { Countdown } from './countdown';

interface SaleEndProps {
  endsAt: string;
  /** The sale is over: the price on the page may no longer be the shop's. */
  onEnd: () => void;
}

/** How long the sale price of a product still holds. */
export function SaleEnd({ endsAt, onEnd }: SaleEndProps) {
  const { t } = useTranslation('product');
  return (
    <div className="mt-2 grid gap-2 rounded border border-line bg-sale-soft px-3.5 py-2.5">
      <p className="font-bold text-sale">{t('saleEnd')}</p>
      <Countdown endsAt={endsAt} variant="light" onEnd={onEnd} />
    </div>
  );
}
