import type { Product } from '@/contract/schemas/catalog';

/** Ids of the parts of a product page, in their order; what the product does not have is left out. */
export function listProductSections({ dose, guaranteeLevels }: Pick<Product, 'dose' | 'guaranteeLevels'>) {
  return [
    'descricao',
    ...(dose ? ['calculadora'] : []),
    'modo-de-usar',
    ...(guaranteeLevels.length > 0 ? ['garantia'] : []),
    'advertencias',
    'rotulo',
    'avaliacoes',
  ];
}
