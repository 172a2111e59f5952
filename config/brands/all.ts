import { boaLida } from './boa-lida';
import type { Brand } from './brand';
import { linhaMatriz } from './linha-matriz';
import { tropaESela } from './tropa-e-sela';

/** Every brand of this house; the key is the name of its file. A new brand adds one line here (docs/brands.md). */
export const BRANDS = {
  'boa-lida': boaLida,
  'tropa-e-sela': tropaESela,
  'linha-matriz': linhaMatriz,
} satisfies Record<string, Brand>;

export type BrandId = keyof typeof BRANDS;
