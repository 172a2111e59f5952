import { useTranslation } from 'next-i18next/pages';
import { Countdown } from './countdown';

interface SaleEndProps {
  endsAt: string;
  /** Called when the sale ends, because the shown price is then out of date. */
  onEnd: () => void;
}

/** The end of a product's sale price and the remaining time, in one line. */
export function SaleEnd({ endsAt, onEnd }: SaleEndProps) {
  const { t } = useTranslation('product');
  return (
    <p data-sale-end="" className="text-sm text-sale">
      <b>{t('saleEnd')}</b> <Countdown endsAt={endsAt} variant="line" onEnd={onEnd} />
    </p>
  );
}
