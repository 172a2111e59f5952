import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../../config/brands/brand';
import { manifestOf } from './manifest';

/** Width and height that the header of a PNG names. */
function pngSize(path: string): string {
  const head = readFileSync(path).subarray(16, 24);
  return `${head.readUInt32BE(0)}x${head.readUInt32BE(4)}`;
}

/** Logos, icons, manifest and the picture of link previews. `root` is the folder that is served. */
export function checkFiles(brand: Brand, root = 'public'): string[] {
  const folder = `/brands/${brand.id}`;
  const manifest = manifestOf(brand);
  const icons = [
    ...manifest.icons.map(({ src, sizes }) => ({ src, sizes })),
    { src: `${folder}/apple-touch-icon.png`, sizes: '180x180' },
  ];
  const wanted = [
    ...Object.values(brand.logos),
    ...icons.map(({ src }) => src),
    `${folder}/favicon.ico`,
    `${folder}/social.jpg`,
    `${folder}/manifest.webmanifest`,
  ];
  const isThere = (path: string) => existsSync(join(root, path));
  const missing = wanted.filter((path) => !isThere(path)).map((path) => `file: ${root}${path} is missing`);
  const foreign = Object.entries(brand.logos)
    .filter(([, path]) => !path.startsWith(`${folder}/`))
    .map(([logo, path]) => `logos.${logo}: ${path} is not in ${folder}/`);
  const wrongSizes = icons
    .filter(({ src, sizes }) => isThere(src) && pngSize(join(root, src)) !== sizes)
    .map(({ src, sizes }) => `file: ${root}${src} is not ${sizes}`);
  return [...missing, ...foreign, ...checkLogo(), ...wrongSizes, ...checkManifest()];

  /** It is taken into the sprite of the icons (scripts/icons.mjs): a browser draws no more of it than its own shapes. */
  function checkLogo() {
    const path = `${folder}/logo.svg`;
    if (brand.logos.header !== path) return [`logos.header: it must be ${path}`];
    if (!isThere(path)) return [];
    const svg = readFileSync(join(root, path), 'utf8');
    return [
      ...(/<svg[^>]*\bviewBox=/.test(svg) ? [] : [`file: ${root}${path} has no viewBox`]),
      ...(/url\(|<style|<image|<text/.test(svg)
        ? [`file: ${root}${path} must be of plain shapes: no gradients, styles, pictures or letters`]
        : []),
    ];
  }

  function checkManifest() {
    const path = join(root, folder, 'manifest.webmanifest');
    if (!existsSync(path)) return [];
    return readFileSync(path, 'utf8').trim() === JSON.stringify(manifest, null, 2)
      ? []
      : [`file: ${path} is of other data: npx tsx scripts/brand-icons.ts ${brand.id}`];
  }
}
