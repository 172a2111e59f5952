// Makes what a phone's home screen and a browser's tab show, from a brand's symbol and colours:
//   npx tsx scripts/brand-icons.ts [brand …]
// writes favicon.ico, apple-touch-icon.png, icon-192.png, icon-512.png, icon-maskable-512.png and manifest.webmanifest
// into public/brands/<id>/. Run it once after a symbol, name, colour or description changed, and keep the files.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { BRANDS } from '../config/brands/all';
import type { Brand } from '../config/brands/brand';
import { manifestOf } from './brand-check/manifest';

/** Systems cut maskable icons to a circle of four fifths; apple-touch icons are only rounded. */
const MASKABLE_PART = 0.62;
const APPLE_PART = 0.86;

const draw = (svg: Buffer, size: number) =>
  sharp(svg, { density: 1000 }).resize(size, size).png({ palette: true, compressionLevel: 9 }).toBuffer();

/** The symbol on the brand's colour, edge to edge. */
async function drawOnGround(svg: Buffer, size: number, part: number, background: string) {
  const symbol = await draw(svg, Math.round(size * part));
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: symbol }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** An ICO that holds one PNG of 32 pixels. */
function toIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

async function makeIcons(brand: Brand) {
  const folder = join('public/brands', brand.id);
  const svg = await readFile(join('public', brand.logos.symbol));
  const ground = brand.theme.primary;
  const files: Record<string, Buffer | string> = {
    'favicon.ico': toIco(await draw(svg, 32)),
    'apple-touch-icon.png': await drawOnGround(svg, 180, APPLE_PART, ground),
    'icon-192.png': await draw(svg, 192),
    'icon-512.png': await draw(svg, 512),
    'icon-maskable-512.png': await drawOnGround(svg, 512, MASKABLE_PART, ground),
    'manifest.webmanifest': `${JSON.stringify(manifestOf(brand), null, 2)}\n`,
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  const bytes = Object.values(files).reduce((sum, content) => sum + content.length, 0);
  console.log(`${folder}: ${Object.keys(files).length} files, ${bytes} bytes`);
}

async function main() {
  const wanted = process.argv.slice(2);
  const brands = Object.values<Brand>(BRANDS).filter(({ id }) => wanted.length === 0 || wanted.includes(id));
  for (const brand of brands) await makeIcons(brand);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
