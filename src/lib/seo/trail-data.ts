import type { BreadcrumbList } from 'schema-dts';
import { pageAddress, type PageSite } from './page-address';

export interface Crumb {
  name: string;
  /** Address without locale. */
  path: string;
}

/** The way from the home page to a page, the page itself last. */
export const planTrail = (trail: readonly Crumb[], site: PageSite): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: pageAddress(path, site),
  })),
});
