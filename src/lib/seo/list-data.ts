import type { ItemList } from 'schema-dts';
import { pageAddress, type PageSite } from './page-address';

/** A list of pages, in the order the page shows them. */
export const planItemList = (paths: readonly string[], site: PageSite): ItemList => ({
  '@type': 'ItemList',
  numberOfItems: paths.length,
  itemListElement: paths.map((path, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: pageAddress(path, site),
  })),
});
