import { useTranslation } from 'next-i18next/pages';
import { Money } from '@/components/ui/money';

/** What the button of a product page says: the words and the price, shorter on a phone and then explained. */
export function AddToCartLabel({ price }: { price: number }) {
  const { t } = useTranslation('catalog');
  return (
    <span>
      <span className="max-lg:hidden">{t('add.page')} · </span>
      <span className="lg:hidden">{t('add.card')} </span>
      <Money value={price} />
      <span className="sr-only lg:hidden"> · {t('add.page')}</span>
    </span>
  );
}
