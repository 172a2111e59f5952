import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { DEFAULT_LOCALE, isLocale } from '@config/locales';
import { ROUTES } from '@config/routes';
import { call } from '@/client/call';
import { WhenInViewport } from '@/components/ui/when-in-viewport';
import { CategoryTile } from '@/features/catalog/list/category-tile';
import { CollectionTile } from '@/features/catalog/list/collection-tile';
import { Hero } from '@/features/catalog/home/hero';
import { homeQuery } from '@/features/catalog/home/home.queries';
import { Section } from '@/features/catalog/section';
import { TestimonialCard } from '@/features/catalog/home/testimonial-card';
import { PageMeta } from '@/shell/page-meta';
import { StructuredData } from '@/shell/structured-data';
import { QuoteHomeStart } from '@/screens/quotes/lazy-quotes';
import { ProductGrid } from '@/screens/listing/product-grid';

// The page brings its data.
const QueryFallback = dynamic(() =>
  import('@/screens/query-fallback').then((module) => module.QueryFallback),
);
// Below the fold, and only while something is on sale.
const Countdown = dynamic(() => import('@/features/catalog/countdown').then((module) => module.Countdown));
const EndPlace = () => <div className="h-72" />;
const HomeEnd = dynamic(() => import('./home-end'), { ssr: false, loading: EndPlace });
const Finder = dynamic(() => import('@/features/catalog/home/finder'), { ssr: false, loading: EndPlace });

/** The home page: species, best sellers, offers and seasonal collections. */
export function HomeScreen({ description }: { description: string }) {
  const { t } = useTranslation('catalog');
  const { locale } = useRouter();
  const query = useQuery(homeQuery(call, isLocale(locale) ? locale : DEFAULT_LOCALE));
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
        more={{ href: ROUTES.categories, label: t('home.allCategories') }}
      >
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-6">
          {categories.map((category) => (
            <li key={category.id}>
              <CategoryTile category={category} />
            </li>
          ))}
        </ul>
        <div className="mt-4">
          <WhenInViewport fallback={<EndPlace />}>
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
            title={t('home.bestSellers')}
            more={{ href: `${ROUTES.shop}?ordem=mais-vendidos`, label: t('home.all') }}
          >
            <ProductGrid products={bestSellers} />
          </Section>
        )}
        {brand.cartEnabled && flashSale && (
          <div className="on-dark bg-primary-strong text-white [&_article]:text-ink">
            <Section title={t('home.flashSale')} aside={<Countdown endsAt={flashSale.endsAt} />}>
              <ProductGrid products={flashSale.items} showsOffers />
            </Section>
          </div>
        )}
        {newArrivals.length > 0 && (
          <Section
            title={t('home.newArrivals')}
            more={{ href: `${ROUTES.shop}?ordem=novidades`, label: t('home.all') }}
          >
            <ProductGrid products={newArrivals} />
          </Section>
        )}
        {brand.cartEnabled && onSale.length > 0 && (
          <Section
            title={t('home.onSale')}
            more={{ href: `${ROUTES.search}?emOferta=true`, label: t('home.all') }}
          >
            <ProductGrid products={onSale} showsOffers />
          </Section>
        )}
        {collections.length > 0 && (
          <Section
            tall
            title={t('home.collections')}
            more={{ href: ROUTES.collections, label: t('home.allCollections') }}
          >
            <ul className="grid gap-4 md:grid-cols-3 md:gap-5">
              {collections.map((collection) => (
                <li key={collection.id}>
                  <CollectionTile collection={collection} />
                </li>
              ))}
            </ul>
          </Section>
        )}
        {testimonials.length > 0 && (
          <Section tall title={t('home.testimonials')}>
            <ul className="grid gap-4 md:grid-cols-3 md:gap-5">
              {testimonials.map((testimonial) => (
                <li key={testimonial.id}>
                  <TestimonialCard testimonial={testimonial} />
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
