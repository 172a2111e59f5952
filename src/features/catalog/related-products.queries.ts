import type { Locale } from '@config/locales';
import type { CallInput } from '@/contract/contract';

const SHOWN = 8;

/** What goes with a product, asked alike by the page that is made and by the browser that shows it. */
export const relatedProductsInput = (
  productId: string,
  locale: Locale | undefined,
): CallInput<'listRelatedProducts'> => ({ query: { productId, locale, limit: SHOWN } });
