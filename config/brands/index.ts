export { BRANDS, type BrandId } from './all';
/** The brand of this build. */
export { default as brand } from '@config/brands/chosen';
