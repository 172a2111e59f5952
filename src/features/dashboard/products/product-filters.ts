import { MANAGED_PRODUCT_SORTS, PUBLICATION_STATES } from '@/contract/constants';
import { optionOf, type ListAddress } from '../kit/use-list-address';
import type { ProductListFilters } from './products.queries';

/** The filters of the list, as its address and the API name them. */
export const PRODUCT_FILTERS = ['q', 'situacao', 'categoria', 'estoque', 'ordem'] as const;
export const STOCK_FILTERS = ['baixo', 'zerado'] as const;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What an address asks the API for; what it does not know is left out. */
export function productListInput(
  values: Omit<ListAddress<(typeof PRODUCT_FILTERS)[number]>, 'aberto'>,
): NonNullable<ProductListFilters> {
  const { q, categoria, pagina } = values;
  const situacao = optionOf(PUBLICATION_STATES, values.situacao);
  const estoque = optionOf(STOCK_FILTERS, values.estoque);
  const ordem = optionOf(MANAGED_PRODUCT_SORTS, values.ordem);
  return {
    ...(q && { q }),
    ...(situacao && { situacao }),
    ...(SLUG.test(categoria) && { categoria }),
    ...(estoque && { estoque }),
    ...(ordem && { ordem }),
    pagina,
  };
}
