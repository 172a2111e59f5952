import type { ParsedUrlQuery } from 'querystring';
import { MAX_COMPARED } from './compare-store';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The products that an address compares (`?produto=a&produto=b`): valid slugs only, no duplicates, at most four. */
export const readComparedSlugs = ({ produto }: ParsedUrlQuery): string[] =>
  [...new Set([produto ?? []].flat())]
    .filter((slug) => SLUG.test(slug) && slug.length <= 120)
    .slice(0, MAX_COMPARED);
