import { brand } from '@config/brands';
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

/** A data sheet has the calculator below it. */
const IN_ORDER: readonly (typeof SECTIONS)[number][] = brand.cartEnabled
  ? SECTIONS
  : [...SECTIONS.filter((id) => id !== 'calculadora' && id !== 'avaliacoes'), 'calculadora', 'avaliacoes'];

/** Ids of the sections of a product page, in their order, without those that the product does not have. */
export const listProductSections = ({ dose, guaranteeLevels }: Pick<Product, 'dose' | 'guaranteeLevels'>) =>
  IN_ORDER.filter(
    (id) => (id !== 'calculadora' || dose) && (id !== 'garantia' || guaranteeLevels.length > 0),
  );
