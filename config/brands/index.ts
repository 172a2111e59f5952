import { boaLida } from './boa-lida';
import type { Brand, BrandId } from './brand';
import { linhaMatriz } from './linha-matriz';
import { tropaESela } from './tropa-e-sela';

export const BRANDS: Record<BrandId, Brand> = {
  'boa-lida': boaLida,
  'tropa-e-sela': tropaESela,
  'linha-matriz': linhaMatriz,
};

/** Chosen at build time; the build fails on an unknown name rather than selling under the wrong one. */
function chooseBrand(id: string): Brand {
  const brand = Object.values(BRANDS).find((candidate) => candidate.id === id);
  if (!brand) throw new Error(`NEXT_PUBLIC_BRAND=${id} is not one of ${Object.keys(BRANDS).join(', ')}`);
  return brand;
}

/** The brand of this build. */
export const brand: Brand = chooseBrand(process.env.NEXT_PUBLIC_BRAND || 'boa-lida');
