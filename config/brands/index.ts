export { BRANDS, type BrandId } from './all';
/** The brand of this build, as far as its pages carry it; `whole.ts` has all of it. */
export { onPages as brand } from '@config/brands/chosen';
