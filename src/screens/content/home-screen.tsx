import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { DEFAULT_LOCALE, isLocale } from '@config/locales';
import { ROUTES } from '@config/routes';
import { call } from '@/client/call';
import type { ProductCard } from '@/contract/schemas/catalog';
import { discountPercent } from '@/lib/pricing/pricing-rules';
import { WhenInViewport } from '@/components/ui/when-in-viewport';
import { CategoryTile } from '@/features/catalog/list/category-tile';
import { CollectionTile } from '@/features/catalog/list/collection-tile';
import { Hero } from '@/features/catalog/home/hero';
import { finderHeight } from '@/features/catalog/home/only-species';
import { homeQuery } from '@/features/catalog/home/home.queries';
import { Section } from '@/features/catalog/section';
import { TestimonialCard } from '@/features/catalog/home/testimonial-card';
import { PageMeta } from '@/shell/page-meta';
import { StructuredData } from '@/shell/structured-data';
import { QuoteHomeStart } from '@/screens/quotes/lazy-quotes';
import { ProductGrid } from '@/screens/listing/product-grid';
import { ProductLines } from '@/screens/listing/product-lines';

// The page brings its data.
const QueryFallback = dynamic(() =>
  import('@/screens/query-fallback').then((module) => module.QueryFallback),
);
// Below the fold, and only while something is on sale.
const Countdown = dynamic(() => import('@/features/catalog/countdown').then((module) => module.Countdown));
/** The shelves of offers open with packs that are on offer. */
const OFFERS = { isOnSale: true };
const EndPlace = () => <div className="h-72" />;
const HomeEnd = dynamic(() => import('./home-end'), { ssr: false, loading: EndPlace });
const Finder = dynamic(() => import('@/features/catalog/home/finder'), { ssr: false });

/** The room of the quote that leads, by how many of them a row of three would leave over: the rows are full. */
const LEAD_SPANS = ['md:col-span-2 md:row-span-2', 'md:col-span-3', 'md:col-span-2'];

/** One or two cards would leave the half of a row empty: the title of their shelf stands beside them. */
const besideCount = ({ length }: readonly unknown[]) => (length === 1 || length === 2 ? length : undefined);

const largestDiscount = (products: readonly ProductCard[]) =>
  Math.max(
    ...products.flatMap(({ variations }) =>
      variations.map(({ price, salePrice }) => discountPercent(price, salePrice)),
    ),
  );

/** The home page: species, best sellers, offers and seasonal collections. */
export function HomeScreen({ description }: { description: string }) {
  const { t } = useTranslation('catalog');
  const { locale } = useRouter();
  const query = useQuery(homeQuery(call, isLocale(locale) ? locale : DEFAULT_LOCALE));
  // Set by the countdown after hydration. The stored page may be older than the end of the sale.
  const [ended, setEnded] = useState<string | null>(null);
  if (!query.data) return <QueryFallback query={query} />;
  const { hero, categories, featured, bestSellers, flashSale, newArrivals, onSale } = query.data;
  const { collections, testimonials } = query.data;
  return (
    <>
      <PageMeta title={brand.name} description={description} path="/" image={hero.picture} />
      <StructuredData home={{ description }} />
      <Hero hero={hero} />
      {process.env.SELLS_BY === 'cart' || (process.env.SELLS_BY !== 'quotes' && brand.cartEnabled) ? null : (
        <QuoteHomeStart products={featured} />
      )}
      <Section
        title={t('home.categories')}
        more={{ href: ROUTES.categories, label: t('home.allCollections') }}
      >
        <ul
          className={`grid grid-cols-2 gap-3 md:gap-4 lg:auto-cols-[minmax(0,1fr)] lg:grid-flow-col lg:grid-cols-none ${categories.length > 4 ? 'md:grid-cols-3' : 'md:grid-cols-4'}`}
        >
          {categories.map((category) => (
            <li key={category.id}>
              <CategoryTile category={category} />
            </li>
          ))}
        </ul>
        {/* Nothing moves when the finder comes. */}
        <div className={`mt-4 ${finderHeight(bestSellers)}`}>
          <WhenInViewport>
            <Finder bestSellers={bestSellers} />
          </WhenInViewport>
        </div>
      </Section>
      {(process.env.SELLS_BY === 'cart' || (process.env.SELLS_BY !== 'quotes' && brand.cartEnabled)) &&
        featured.length > 0 && (
          <Section title={t('home.featured')}>
            <ProductGrid products={featured} />
          </Section>
        )}
      <>
        {bestSellers.length > 0 && (
          <Section
            holds="lines"
            title={t('home.bestSellers')}
            more={{ href: `${ROUTES.shop}?ordem=mais-vendidos`, label: t('home.all') }}
          >
            <ProductLines isRanked products={bestSellers} />
          </Section>
        )}
        {brand.cartEnabled && flashSale && flashSale.endsAt !== ended && (
          <div className="on-dark bg-primary-strong text-white">
            <Section
              holds="row"
              beside={besideCount(flashSale.items)}
              title={t('home.flashSale')}
              aside={
                <>
                  {besideCount(flashSale.items) && (
                    <p className="text-xl max-lg:hidden">
                      {t('home.upTo')}{' '}
                      <bdi dir="ltr" className="num block text-[7rem] leading-none text-accent">
                        −{largestDiscount(flashSale.items)}%
                      </bdi>
                    </p>
                  )}
                  <Countdown
                    endsAt={flashSale.endsAt}
                    onEnd={() => {
                      setEnded(flashSale.endsAt);
                      void query.refetch();
                    }}
                  />
                </>
              }
            >
              <ProductGrid
                inRow
                columns={besideCount(flashSale.items) ?? 4}
                products={flashSale.items}
                wanted={OFFERS}
              />
            </Section>
          </div>
        )}
        {newArrivals.length > 0 && (
          <Section
            holds="row"
            beside={besideCount(newArrivals)}
            title={t('home.newArrivals')}
            more={{ href: `${ROUTES.shop}?ordem=novidades`, label: t('home.all') }}
          >
            <ProductGrid inRow columns={besideCount(newArrivals) ?? 4} products={newArrivals} />
          </Section>
        )}
        {brand.cartEnabled && onSale.length > 0 && (
          <Section
            holds="lines"
            title={t('home.onSale')}
            more={{ href: `${ROUTES.search}?emOferta=true`, label: t('home.all') }}
          >
            <ProductLines products={onSale} wanted={OFFERS} />
          </Section>
        )}
        {collections.length > 0 && (
          <Section
            holds="row"
            title={t('home.collections')}
            more={{ href: ROUTES.collections, label: t('home.allCollections') }}
          >
            <ul
              className={`max-md:scroll-row grid md:gap-5 ${collections.length % 3 === 1 ? 'md:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3'}`}
            >
              {collections.map((collection) => (
                <li key={collection.id}>
                  <CollectionTile collection={collection} />
                </li>
              ))}
            </ul>
          </Section>
        )}
        {testimonials.length > 0 && (
          <Section holds="row" title={t('home.testimonials')}>
            {/* On a phone it scrolls, and has no link that a keyboard could go to (WCAG 2.1.1). */}
            <ul
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
              tabIndex={0}
              aria-label={t('home.testimonials')}
              className="max-md:scroll-row grid md:grid-cols-3 md:gap-5"
            >
              {testimonials.map((testimonial, index) => (
                <li
                  key={testimonial.id}
                  className={index === 0 ? LEAD_SPANS[testimonials.length % 3] : undefined}
                >
                  <TestimonialCard testimonial={testimonial} isLead={index === 0} />
                </li>
              ))}
            </ul>
          </Section>
        )}
        <WhenInViewport fallback={<EndPlace />}>
          <HomeEnd />
        </WhenInViewport>
      </>
    </>
  );
}
