import type { GetStaticProps } from 'next';
import { brand } from '@config/brands';
import type { Namespace } from './load-texts';
import { textPage } from './static-page';

/**
 * getStaticProps of a page that only a brand with a cart has; a catalogue brand answers 404 (docs/rules.md). The
 * brand is chosen at build time, so the answer never changes.
 */
export const sellingPage = (namespaces: readonly Namespace[]): GetStaticProps =>
  brand.cartEnabled ? textPage(['cart', 'errors', ...namespaces]) : () => ({ notFound: true });

/** getStaticProps of a page that only a brand without a cart has; the others answer 404. */
export const quotingPage = (namespaces: readonly Namespace[]): GetStaticProps =>
  brand.cartEnabled ? () => ({ notFound: true }) : textPage(['catalog', 'errors', ...namespaces]);
