import { useRouter } from 'next/router';
import { useSyncExternalStore } from 'react';
import { brand } from '@config/brands';
import { DEFAULT_LOCALE, isLocale } from '@config/locales';
import { packPath } from '@config/routes';
import { pageAddress } from '@/lib/seo/page-address';

const never = () => () => undefined;

/**
 * The absolute address of a product in the language of the page, without query but for a pack. On the server it has the origin of the
 * brand, in the browser the current origin.
 * @param sku the pack that it opens with; null for the usual one
 */
export function useProductAddress(slug: string, sku: string | null = null): string {
  const { locale } = useRouter();
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => brand.canonicalUrl,
  );
  return pageAddress(packPath(slug, sku), {
    brand: { canonicalUrl: origin },
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
  });
}
