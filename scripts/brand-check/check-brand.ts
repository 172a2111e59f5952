import type { Brand } from '../../config/brands/brand';
import { checkCommerce, checkCompany } from './company';
import { checkTheme } from './contrast';
import { checkFiles } from './files';
import { checkLinks } from './links';
import { checkTexts } from './texts';

/** Everything that is incomplete for shoppers of this brand, in the words of its file; empty when nothing is. */
export const checkBrand = (brand: Brand): string[] => [
  ...checkCompany(brand),
  ...checkCommerce(brand),
  ...checkTheme(brand.theme),
  ...checkTexts(brand),
  ...checkLinks(brand),
  ...checkFiles(brand),
];
