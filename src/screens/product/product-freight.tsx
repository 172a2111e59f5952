import { useTranslation } from 'next-i18next/pages';
import { useState, type ComponentProps } from 'react';
import { brand } from '@config/brands';
import dynamic from 'next/dynamic';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { joinList } from '@/lib/texts/join-list';
import { formatCents } from '@/lib/money';
import { formatKilograms } from '@/lib/weight';

const ProductFreightQuote = dynamic(() => import('./product-freight-quote'), {
  ssr: false,
  loading: () => <Skeleton className="h-20 w-full" />,
});

/** The freight question of a product page; the answer's code is loaded by whoever asks. */
export function ProductFreight(props: ComponentProps<typeof ProductFreightQuote>) {
  const { t, i18n } = useTranslation(['catalog', 'common']);
  const rule = brand.commerce.freeFreight;
  const [asked, setAsked] = useState(false);
  return (
    <section
      aria-label={t('freight.title')}
      className="grid gap-3 rounded-lg border border-line bg-raised px-4 py-3.5"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="flex items-center gap-2 font-sans text-base font-bold">
          <Icon name="truck" /> {t('freight.title')}
        </h2>
        {!asked && (
          <Button tone="outline" size="sm" onClick={() => setAsked(true)}>
            {t('freight.ask')}
          </Button>
        )}
      </div>
      {rule && (
        <p className="text-sm text-muted">
          {t('freight.promise', {
            minimum: formatCents(rule.minimumCents).replace(/,00$/, ''),
            states: joinList(rule.states, t),
            limit: formatKilograms(rule.maxWeightGrams, t, i18n.language),
          })}
        </p>
      )}
      {asked && <ProductFreightQuote {...props} />}
    </section>
  );
}
