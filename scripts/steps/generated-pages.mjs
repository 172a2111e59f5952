import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { distDir } from './environment.mjs';

/** Page props answer this during the build, when there is no database: "not a page yet" (ADR 0004). */
const PLACEHOLDER_REVALIDATE_SECONDS = 1;

/** Removes the pages that were built without data, so that their first request renders them. @returns their routes */
export function removePlaceholders(dist = distDir()) {
  const { routes } = JSON.parse(readFileSync(join(dist, 'prerender-manifest.json'), 'utf8'));
  const placeholders = Object.entries(routes)
    .filter(([, { initialRevalidateSeconds }]) => initialRevalidateSeconds === PLACEHOLDER_REVALIDATE_SECONDS)
    .map(([route]) => route);
  for (const route of placeholders) {
    // A route carries its language here, the default one too: the English home page is /en, its file en.html.
    const file = route === '/' ? '/index' : route;
    for (const extension of ['html', 'json', 'meta']) {
      rmSync(join(dist, 'server', 'pages', `${file}.${extension}`), { force: true });
    }
  }
  return placeholders;
}
