/** The brand of this build with what only the server reads. No page may import it: it would reach the browser. */
export { default as brand } from '@config/brands/chosen';
