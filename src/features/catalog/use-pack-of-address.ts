import { useRouter } from 'next/router';
import { PACK_PARAM } from '@config/routes';
import type { Variation } from '@/contract/schemas/catalog';

/**
 * The pack that the query of the address names, such as after a search for its item number or bar code. All
 * visitors get the same page, so the query is read in the browser only.
 */
export function usePackOfAddress(variations: readonly Variation[]): Variation | undefined {
  const { query, isReady } = useRouter();
  const sku = isReady ? [query[PACK_PARAM]].flat()[0] : undefined;
  return sku ? variations.find((variation) => variation.sku === sku) : undefined;
}
