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

/** Whether anything says how the product is used. A data sheet names the stage among its facts. */
export const hasDirections = ({
  directions,
  displayInfo,
  dose,
}: Pick<Product, 'directions' | 'displayInfo' | 'dose'>) =>
  directions !== '' || dose !== null || (brand.cartEnabled && displayInfo.stage !== '');

/** Whether there is anything to be warned of. */
export const hasWarnings = ({
  regulatory,
  warnings,
  withdrawal,
}: Pick<Product, 'regulatory' | 'warnings' | 'withdrawal'>) =>
  regulatory.kind === 'uso_veterinario' ||
  warnings.length > 0 ||
  Object.values(withdrawal).some((period) => period !== '');

/** Ids of the sections of a product page, in their order, without those that the product does not have. */
export function listProductSections(
  product: Parameters<typeof hasDirections>[0] &
    Parameters<typeof hasWarnings>[0] &
    Pick<Product, 'guaranteeLevels'>,
) {
  const isThere: Partial<Record<(typeof SECTIONS)[number], boolean>> = {
    calculadora: product.dose !== null,
    'modo-de-usar': hasDirections(product),
    garantia: product.guaranteeLevels.length > 0,
    advertencias: hasWarnings(product),
  };
  return IN_ORDER.filter((id) => isThere[id] ?? true);
}
