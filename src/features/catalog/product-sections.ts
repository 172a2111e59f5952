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

/** Ids of the sections of a product page, in their order, without those that the product does not have. */
export const listProductSections = ({ dose, guaranteeLevels }: Pick<Product, 'dose' | 'guaranteeLevels'>) =>
  SECTIONS.filter(
    (id) => (id !== 'calculadora' || dose) && (id !== 'garantia' || guaranteeLevels.length > 0),
  );
