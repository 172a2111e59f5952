import { BRANDS } from './all';
import type { Brand, PageBrand } from './brand';

/** Fails on an unknown name rather than selling under the wrong one. */
function chooseBrand(id: string): Brand {
  const brand = Object.values<Brand>(BRANDS).find((candidate) => candidate.id === id);
  if (!brand) throw new Error(`NEXT_PUBLIC_BRAND=${id} is not one of ${Object.keys(BRANDS).join(', ')}`);
  return brand;
}

/**
 * The brand that NEXT_PUBLIC_BRAND names, for tests and scripts. A build of the shop puts the brand's own file in the
 * place of this one (next.config.js), so that a browser receives its brand and no other.
 */
const chosen = chooseBrand(process.env.NEXT_PUBLIC_BRAND || 'boa-lida');

export const onPages: PageBrand = chosen;
export default chosen;
