import { useTranslation } from 'next-i18next/pages';
import { QUOTE_BUSINESS_DAYS } from '@config/quotes';
import { categoryPath, ROUTES } from '@config/routes';
import { ButtonLink } from '@/components/ui/button-link';
import type { ProductCard } from '@/contract/schemas/catalog';
import { Section } from '@/features/catalog/section';
import { durationText } from '@/lib/time/duration';
import { ProductGrid } from '@/screens/listing/product-grid';
import { NumberedSteps } from './numbered-steps';

/** How the home page of a factory begins: its plain line, and how a quote works. */
export function QuoteHomeStart({ products }: { products: readonly ProductCard[] }) {
  const { t } = useTranslation(['quote', 'common']);
  const steps = [
    t('home.pack'),
    t('home.place'),
    t('home.answer', { period: durationText(t, 'businessDays', QUOTE_BUSINESS_DAYS) }),
  ];
  return (
    <>
      {products.length > 0 && (
        <Section title={t('home.title')} more={{ href: categoryPath('linha-branca'), label: t('home.more') }}>
          <p className="-mt-2 mb-5 max-w-[68ch] text-muted">{t('home.text')}</p>
          <ProductGrid products={products} />
        </Section>
      )}
      <section aria-labelledby="como-cotar" className="border-t border-b border-line bg-raised">
        <div className="wrap grid gap-5 py-7 lg:grid-cols-[1fr_auto] lg:items-center lg:gap-10">
          <h2 id="como-cotar" className="text-[1.375rem]">
            {t('home.howTitle')}
          </h2>
          <NumberedSteps
            steps={steps}
            className="gap-4 md:grid-cols-3 lg:col-span-2 lg:row-start-2 lg:gap-10"
          />
          <div className="flex flex-wrap gap-3 lg:col-start-2 lg:row-start-1">
            <ButtonLink href={ROUTES.quotes}>{t('home.start')}</ButtonLink>
            <ButtonLink href={ROUTES.ownBrand} tone="outline">
              {t('home.ownBrand')}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}
