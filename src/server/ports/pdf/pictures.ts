import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const JPEG = { quality: 82 } as const;
/** Pixels: sharp at the width that it is printed with. */
const PICTURE_SIDE = 480;
const LOGO_HEIGHT = 160;

const logos = new Map<string, Promise<Buffer | null>>();

/**
 * A picture as a PDF takes it: a JPEG on white, 480 pixels wide or high at most. Null for what is no picture, so that a
 * document does without it.
 */
export async function printPicture(bytes: Buffer): Promise<Buffer | null> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes)
    .flatten({ background: '#ffffff' })
    .resize({ width: PICTURE_SIDE, height: PICTURE_SIDE, fit: 'inside', withoutEnlargement: true })
    .jpeg(JPEG)
    .toBuffer()
    .catch(() => null);
}

async function drawLogo(address: string): Promise<Buffer | null> {
  const { default: sharp } = await import('sharp');
  const svg = await readFile(join(process.cwd(), 'public', address));
  return sharp(svg, { density: 300 })
    .resize({ height: LOGO_HEIGHT })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
}

/**
 * A logo of a brand on white, drawn once in a process; null where it cannot be, so that a document shows the name.
 * @param address of the SVG below `public`, as `brand.logos` has it
 */
export function printLogo(address: string): Promise<Buffer | null> {
  const drawn = logos.get(address) ?? drawLogo(address).catch(() => null);
  logos.set(address, drawn);
  return drawn;
}
