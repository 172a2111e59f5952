import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/button';
import { Money } from '@/components/ui/money';
import { Notice } from '@/components/ui/notice';
import { PackName } from '@/components/ui/text/pack-name';
import { focusPageAfterwards } from '@/lib/browser/focus-afterwards';
import { cartActions, useCart } from './cart-store';

/** Lists the prices that changed since the cart last showed them. */
export function PriceChangeNotice() {
  const { t } = useTranslation('cart');
  const { priceChanges } = useCart();
  if (priceChanges.length === 0) return null;
  return (
    <Notice tone="warn" role="status" title={t('priceChange.title')} className="m-4">
      <ul className="grid gap-1 text-sm">
        {priceChanges.map(({ id, title, titleLang, presentation, before, after }) => (
          <li key={id}>
            <b>
              <PackName title={title} titleLang={titleLang} presentation={presentation} />
            </b>
            {': '}
            <s className="text-muted">
              <span className="sr-only">{t('priceChange.before')} </span>
              <Money value={before} />
            </s>{' '}
            <span className="sr-only">{t('priceChange.after')} </span>
            <Money value={after} className="font-bold" />
          </li>
        ))}
      </ul>
      <Button
        ref={focusPageAfterwards}
        tone="quiet"
        size="sm"
        className="justify-self-start"
        onClick={() => cartActions.setPriceChanges([])}
      >
        {t('priceChange.dismiss')}
      </Button>
    </Notice>
  );
}
