import { readFileSync, readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { distDir } from './environment.mjs';
import { chooseEncoding, packForGood } from './packed-bodies.mjs';

const ADDRESS = '/_next/static/';
const TYPES = {
  js: 'application/javascript; charset=UTF-8',
  css: 'text/css; charset=UTF-8',
  svg: 'image/svg+xml',
};
const SUFFIX = '.br';
const MIN_BYTES = 1_000;
const AT_ONCE = 4;

const listFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const extensionOf = (path) => /\.([a-z]+)$/.exec(path)?.[1] ?? '';

/** Packs the scripts, styles and icons of a build beside themselves, as small as Brotli can: a sixth less than gzip. */
export async function packAssets(dist = distDir()) {
  const queue = listFiles(join(dist, 'static')).filter(
    (path) => extensionOf(path) in TYPES && statSync(path).size >= MIN_BYTES,
  );
  const total = queue.length;
  const work = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      await writeFile(path + SUFFIX, await packForGood(await readFile(path)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return total;
}

/**
 * Answers scripts, styles and icons with what the build packed. Next answers the others, and browsers without Brotli.
 * @returns a function that says whether the request was its own
 */
export function makeAssetAnswer(dist = distDir()) {
  const folder = join(dist, 'static');
  const packed = new Map(
    listFiles(folder)
      .filter((path) => path.endsWith(SUFFIX))
      .map((path) => [relative(folder, path).slice(0, -SUFFIX.length).replaceAll('\\', '/'), { path }]),
  );
  /** @returns the packed file of an address such as `/_next/static/chunks/pages/%5Bslug%5D-1.js` */
  const find = (url) => {
    try {
      return packed.get(decodeURIComponent(url.slice(ADDRESS.length).split('?', 1)[0]));
    } catch {
      // Not an encoded address: Next says so.
      return undefined;
    }
  };
  return (request, response) => {
    const { url = '', method, headers } = request;
    if (!url.startsWith(ADDRESS) || !['GET', 'HEAD'].includes(method)) return false;
    const file = find(url);
    if (!file || headers.range || chooseEncoding(headers['accept-encoding']) !== 'br') return false;
    file.bytes ??= readFileSync(file.path);
    response.writeHead(200, {
      'Content-Type': TYPES[extensionOf(file.path.slice(0, -SUFFIX.length))],
      'Content-Encoding': 'br',
      'Content-Length': file.bytes.length,
      Vary: 'Accept-Encoding',
      // The name carries the hash of the content, or the build.
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(method === 'HEAD' ? undefined : file.bytes);
    return true;
  };
}
