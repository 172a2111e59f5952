// After a build: no browser chunk holds server code or the catalogue of pieces (ADR 0057), or syntax too young for the browsers of package.json, and the first
// script of every page stays under its ceiling (bench/bundle-ceilings.json, gzip, kB of 1,000 bytes; polyfills for
// browsers without modules are not counted).
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { distDir } from './steps/environment.mjs';
import { findUnsupportedSyntax } from './steps/unsupported-syntax.mjs';

/** Strings that only server code holds; the first is src/server/sentinel.ts, the last one of src/lib/seo (ADR 0009). */
const SERVER_ONLY = [
  'storefront-server-only',
  'drizzle:entityKind',
  'pg_trgm',
  'MerchantReturnFiniteReturnWindow',
];
/** A form fetches its rules with `useLazyResolver`. */
const ZOD = 'ZodError';
/** An attribute of src/screens/ui-catalogue/group.tsx, which only the development server shows. */
const DEVELOPMENT_ONLY = 'data-group';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const listFiles = (folder, ending) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name));

/** @returns the first rule whose pattern fits the route: exact, or a prefix that ends in `*` */
export function findCeiling(route, rules) {
  const isMatch = ({ route: pattern }) =>
    pattern.endsWith('*') ? route.startsWith(pattern.slice(0, -1)) : route === pattern;
  return rules.find(isMatch);
}

export function findLeaks(chunks, read = (path) => readFileSync(path, 'utf8')) {
  return chunks.flatMap((path) => {
    const text = read(path);
    return SERVER_ONLY.filter((mark) => text.includes(mark)).map(
      (mark) => `${path} holds server code (${mark})`,
    );
  });
}

/** What a build holds of the development server: the pages of its manifest, and its chunks. */
export function findDevelopmentParts(routes, chunks, read = (path) => readFileSync(path, 'utf8')) {
  return [
    ...routes
      .filter((route) => /^\/_ui|\.dev$/.test(route))
      .map((route) => `${route} is a page of development`),
    ...chunks
      .filter((path) => read(path).includes(DEVELOPMENT_ONLY))
      .map((path) => `${path} holds the catalogue of pieces (${DEVELOPMENT_ONLY})`),
  ];
}

function measureRoutes(dist, rules) {
  const { pages, lowPriorityFiles } = readJson(join(dist, 'build-manifest.json'));
  const sizes = new Map();
  const gzipSize = (file) => {
    if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(dist, file))).length);
    return sizes.get(file);
  };
  return Object.keys(pages)
    .filter((route) => !['/_app', '/_document', '/_error'].includes(route) && !route.startsWith('/api/'))
    .sort()
    .map((route) => {
      const files = [...new Set([...pages['/_app'], ...pages[route], ...lowPriorityFiles])].filter((file) =>
        file.endsWith('.js'),
      );
      const kB = files.reduce((sum, file) => sum + gzipSize(file), 0) / 1000;
      const holdsZod = files.some((file) => readFileSync(join(dist, file), 'utf8').includes(ZOD));
      return { route, kB, ceiling: findCeiling(route, rules).kB, holdsZod };
    });
}

function main() {
  const dist = distDir();
  const chunks = listFiles(join(dist, 'static'), '.js');
  const { pages } = readJson(join(dist, 'build-manifest.json'));
  const faults = [...findLeaks(chunks), ...findDevelopmentParts(Object.keys(pages), chunks)];
  for (const path of chunks)
    for (const syntax of findUnsupportedSyntax(readFileSync(path, 'utf8')))
      faults.push(`${path} holds ${syntax}, which the oldest browsers of browserslist cannot read`);
  for (const path of listFiles(join(dist, 'static'), '.css'))
    if (readFileSync(path, 'utf8').includes('@layer'))
      faults.push(`${path} holds cascade layers, which the oldest browsers of browserslist drop whole`);
  const rows = measureRoutes(dist, readJson('bench/bundle-ceilings.json'));
  for (const { route, kB, ceiling, holdsZod } of rows) {
    if (kB > ceiling) faults.push(`${route}: ${kB.toFixed(1)} kB of script, ceiling ${ceiling} kB`);
    if (holdsZod) faults.push(`${route}: zod is in the first script`);
    console.log(`${kB.toFixed(1).padStart(7)} / ${String(ceiling).padStart(3)} kB  ${route}`);
  }
  if (faults.length === 0)
    return console.log(
      `First scripts of ${rows.length} pages are under their ceilings; no server code in the browser.`,
    );
  console.error(faults.map((fault) => `✗ ${fault}`).join('\n'));
  process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
