import { useTranslation } from 'next-i18next/pages';
import { Money } from '@/components/ui/money';

/** The label of the button on a product page: text and price; on a phone shorter, with the full text as accessible name. */
export function AddToCartLabel({ price }: { price: number }) {
  const { t } = useTranslation('catalog');
  return (
    <span className="max-lg:grid">
      <span className="max-lg:hidden">{t('add.page')} · </span>
      <span className="lg:hidden">{t('add.card')} </span>
      <Money value={price} />
      <span className="sr-only lg:hidden"> · {t('add.page')}</span>
    </span>
  );
}
