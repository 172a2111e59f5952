import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import satori, { type SatoriOptions } from 'satori';
import sharp from 'sharp';
import type { Brand } from '@config/brands/brand';

/** The size that every social network asks for. */
const SIZE = { width: 1200, height: 630 };
const TILE = { left: 664, top: 75, size: 480, padding: 36 };
const FONT_FOLDER = 'src/server/social-picture/fonts';

export type SocialFonts = SatoriOptions['fonts'];

/** The brand's display face in the two weights that are drawn: 500 for the line, and its own weight for the title, which is asked for as 700. */
export const readSocialFonts = (
  { titleFace, titleWeight }: Brand['look'],
  root = process.cwd(),
): Promise<SocialFonts> =>
  Promise.all(
    ([500, 700] as const).map(async (weight) => ({
      name: 'Display',
      weight,
      data: await readFile(
        join(root, FONT_FOLDER, `${titleFace}-${weight === 700 ? titleWeight : weight}.ttf`),
      ),
    })),
  );

/** An element as satori reads it; the server has no React. */
const element = (type: string, style: CSSProperties, children?: ReactNode, more?: object): ReactElement => ({
  type,
  key: null,
  props: { style, children, ...more },
});

/** Long titles get smaller letters, so that they fit four lines. */
const titleSize = (title: string) => (title.length > 44 ? 52 : title.length > 24 ? 62 : 74);

export interface SocialDrawing {
  brand: Pick<Brand, 'theme' | 'logos'>;
  title: string;
  line: string;
  /** The packshot's file; without one the text takes the whole width. */
  packshot: Buffer | null;
  fonts: SocialFonts;
}

/** The brand's inverse logo as an address that needs no network. */
async function readLogo(brand: SocialDrawing['brand']): Promise<string> {
  const svg = await readFile(join(process.cwd(), 'public', brand.logos.footer));
  return `data:image/svg+xml;base64,${svg.toString('base64')}`;
}

/** Text and shapes; letters become outlines, so that drawing needs no installed font. */
async function drawWords({ brand, title, line, packshot, fonts }: SocialDrawing): Promise<string> {
  const { theme } = brand;
  const logo = element('img', { height: 72 }, undefined, {
    src: await readLogo(brand),
    height: 72,
    width: 280,
  });
  const words = [
    ...(line ? [element('div', { fontSize: 34, fontWeight: 500, color: theme.accent }, line)] : []),
    element('div', { fontSize: titleSize(title), fontWeight: 700, lineHeight: 1.1, marginTop: 14 }, title),
  ];
  const tile = element('div', {
    position: 'absolute',
    left: TILE.left,
    top: TILE.top,
    width: TILE.size,
    height: TILE.size,
    borderRadius: 40,
    background: theme.tile,
  });
  const page = element(
    'div',
    {
      ...SIZE,
      boxSizing: 'border-box',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '75px 64px',
      background: theme['primary-strong'],
      color: '#FFFFFF',
      fontFamily: 'Display',
    },
    [
      element('div', { display: 'flex' }, logo),
      element('div', { display: 'flex', flexDirection: 'column', width: packshot ? 560 : 1000 }, words),
      ...(packshot ? [tile] : []),
    ],
  );
  return satori(page, { ...SIZE, fonts });
}

/** A product or a brand as a 1200 × 630 JPEG, some 50 kB. */
export async function drawSocialPicture(drawing: SocialDrawing): Promise<Buffer> {
  const background = sharp(Buffer.from(await drawWords(drawing)));
  const inner = TILE.size - 2 * TILE.padding;
  const layers = drawing.packshot
    ? [
        {
          input: await sharp(drawing.packshot)
            .resize({ width: inner, height: inner, fit: 'contain', background: '#FFFFFF00' })
            .png({ compressionLevel: 0 })
            .toBuffer(),
          left: TILE.left + TILE.padding,
          top: TILE.top + TILE.padding,
        },
      ]
    : [];
  return background.composite(layers).flatten().jpeg({ quality: 82, chromaSubsampling: '4:4:4' }).toBuffer();
}
