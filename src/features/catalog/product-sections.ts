import type { Product } from '@/contract/schemas/catalog';

const SECTIONS = [
  'descricao',
  'calculadora',
  'modo-de-usar',
  'garantia',
  'advertencias',
  'rotulo',
  'avaliacoes',
] as const;

/** Ids of the parts of a product page, in their order; what the product does not have is left out. */
export const listProductSections = ({ dose, guaranteeLevels }: Pick<Product, 'dose' | 'guaranteeLevels'>) =>
  SECTIONS.filter(
    (id) => (id !== 'calculadora' || dose) && (id !== 'garantia' || guaranteeLevels.length > 0),
  );
