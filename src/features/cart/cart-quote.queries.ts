import { keepPreviousData } from '@tanstack/react-query';
import { endpointQuery } from '@/client/query';
import type { QuoteCheckoutBody } from '@/contract/schemas/checkout';

/** What the shop would charge for a cart now. Asked anew whenever a view of the cart opens; the last answer stays meanwhile. */
export const cartQuoteQuery = (body: QuoteCheckoutBody) => ({
  ...endpointQuery('quoteCheckout', { body }),
  enabled: body.items.length > 0,
  placeholderData: keepPreviousData,
  staleTime: 0,
});
