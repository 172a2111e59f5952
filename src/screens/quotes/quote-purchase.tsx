import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { MAX_QUOTE_UNITS, QUOTE_BUSINESS_DAYS } from '@config/quotes';
import { useNamespace } from '@/client/use-namespace';
import { Stepper } from '@/components/ui/stepper';
import type { Product, Variation } from '@/contract/schemas/catalog';
import { QuoteAddButton } from '@/features/quotes/quote-add-button';
import { formatDecimal } from '@/lib/decimal';
import { durationText } from '@/lib/time/duration';
import { formatKilograms } from '@/lib/weight';
import { WhatsappAsk } from '@/shell/contact/whatsapp-ask';

const ProductSaleNotice = dynamic(() => import('@/screens/product/product-sale-notice'));
const ProductAsk = dynamic(() => import('@/shell/contact/product-ask').then((module) => module.ProductAsk));
const QuoteListed = dynamic(
  () => import('@/features/quotes/quote-in-list').then((module) => module.QuoteListed),
  {
    ssr: false,
  },
);

interface QuotePurchaseProps {
  product: Product;
  variation: Variation;
  quantity: number;
  onQuantity: (quantity: number) => void;
}

/** How a brand without a cart sells a pack: by the list to quote, or by a talk where it is restricted. */
export function QuotePurchase(props: QuotePurchaseProps) {
  const { product, variation } = props;
  return (
    <>
      {product.saleClass !== 'livre' && <ProductSaleNotice saleClass={product.saleClass} />}
      {product.saleClass === 'restrito' ? (
        <ProductAsk title={product.displayInfo.title} variation={variation} block="restricted" />
      ) : (
        <QuotePanel {...props} />
      )}
    </>
  );
}

/** The number of packs, their weight, and the list to quote. The bar of a phone. */
function QuotePanel({ product, variation, quantity, onQuantity }: QuotePurchaseProps) {
  useNamespace('quote');
  const { t, i18n } = useTranslation(['quote', 'catalog', 'common']);
  const units = Math.min(quantity, MAX_QUOTE_UNITS);
  const message = t('catalog:quote.message', {
    title: product.displayInfo.title,
    pack: `${units} × ${variation.presentation}`,
  });
  return (
    <section
      aria-labelledby="orcamento-title"
      className="grid gap-3.5 rounded-lg border border-line bg-raised p-4 md:p-5 print:hidden"
    >
      <h2 id="orcamento-title" className="text-[1.25rem]">
        {t('panel.title')}
      </h2>
      <p className="text-muted">
        {t('panel.text', { period: durationText(t, 'businessDays', QUOTE_BUSINESS_DAYS) })}
      </p>
      <div
        data-buy-bar=""
        className="flex items-center gap-2.5 border-line bg-raised max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-15 max-md:border-t max-md:px-4 max-md:pt-2.5 max-md:pb-[max(0.625rem,env(safe-area-inset-bottom))] max-md:shadow-[0_-6px_20px_rgb(0_0_0/.08)]"
      >
        <Stepper
          quantity={units}
          max={MAX_QUOTE_UNITS}
          labels={{
            group: t('catalog:quantity.group'),
            field: t('catalog:quantity.field'),
            increment: t('catalog:quantity.more'),
            decrement: t('catalog:quantity.less'),
            remove: t('catalog:quantity.remove'),
          }}
          notes={{
            aboveMax: t('lines.most', { max: formatDecimal(MAX_QUOTE_UNITS, i18n.language) }),
            belowMin: t('lines.least', { min: 1 }),
          }}
          onChange={onQuantity}
          onIncrement={() => onQuantity(units + 1)}
          onDecrement={() => onQuantity(units - 1)}
          className="w-[min(8rem,45%)] shrink-0 md:w-36"
        />
        <QuoteAddButton product={product} packs={[{ variation, units }]} className="min-w-0 flex-1 py-1" />
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-muted">{t('lines.weight')}</span>
        <b className="num text-lg">{formatKilograms(units * variation.weightGrams, t, i18n.language)}</b>
      </p>
      <QuoteListed variation={variation} />
      <WhatsappAsk message={message} className="w-full py-2">
        {t('panel.whatsapp')}
      </WhatsappAsk>
    </section>
  );
}
