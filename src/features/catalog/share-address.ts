import { useRouter } from 'next/router';
import { useSyncExternalStore } from 'react';
import { brand } from '@config/brands';
import { DEFAULT_LOCALE, isLocale } from '@config/locales';
import { productPath } from '@config/routes';
import { pageAddress } from '@/lib/seo/page-address';

const never = () => () => undefined;

/**
 * The absolute address of a product in the language of the page, without query. On the server it has the origin of the
 * brand, in the browser the current origin.
 */
export function useProductAddress(slug: string): string {
  const { locale } = useRouter();
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => brand.canonicalUrl,
  );
  return pageAddress(productPath(slug), {
    brand: { canonicalUrl: origin },
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
  });
}
