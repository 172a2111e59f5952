import { keepPreviousData } from '@tanstack/react-query';
import { endpointQuery } from '@/client/query';
import type { QuoteCheckoutBody } from '@/contract/schemas/checkout';

/** The price of a cart now. Refetched whenever a view of the cart opens; the last answer is shown meanwhile. */
export const cartQuoteQuery = (body: QuoteCheckoutBody) => ({
  ...endpointQuery('quoteCheckout', { body }),
  enabled: body.items.length > 0,
  placeholderData: keepPreviousData,
  staleTime: 0,
});
