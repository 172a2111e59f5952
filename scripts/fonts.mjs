// Makes the files of the display faces (`look.titleFace` of a brand) from their Fontsource packages: Latin with
// Portuguese and Spanish accents, width and optical size pinned. `public/fonts/bricolage-700.woff2` and its like are
// the pages', one for each brand (src/shell/fonts): one weight, kerning and figures of one width, so that it comes in
// the first round trip of a slow network (docs/adr/0025); the two in TrueType are for the social pictures, whose text
// engine reads no woff2. Run once; the results are assets of the project (SIL OFL 1.1).
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const LATIN = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)).join(
  '',
);
const ACCENTS = 'ÀÁÂÃÇÉÊÍÑÓÔÕÚÜàáâãçéêíñóôõúüªº°¿¡“”‘’–—…•·×−%€\u00a0';
const SOCIAL_FONTS = 'src/server/social-picture/fonts';

/** A variable face has all weights in one file, another has a file for each. */
const FACES = [
  {
    name: 'bricolage',
    weight: 700,
    source: () => 'fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal',
    isVariable: true,
  },
  {
    name: 'bitter',
    weight: 800,
    source: () => 'fontsource-variable/bitter/files/bitter-latin-wght-normal',
    isVariable: true,
  },
  {
    name: 'barlow',
    weight: 600,
    source: (weight) => `fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-${weight}-normal`,
    isVariable: false,
  },
];

async function make(path, { source, isVariable }, wght, options) {
  const font = await subsetFont(
    await readFile(`node_modules/@${source(wght)}.woff2`),
    LATIN + ACCENTS,
    isVariable ? { variationAxes: { wght }, ...options } : options,
  );
  await writeFile(path, font);
  console.log(`${path}: ${font.length} bytes`);
}

await mkdir(SOCIAL_FONTS, { recursive: true });
for (const face of FACES) {
  const { name, weight } = face;
  await make(`public/fonts/${name}-${weight}.woff2`, face, weight, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
  });
  for (const wght of [500, weight])
    await make(`${SOCIAL_FONTS}/${name}-${wght}.ttf`, face, wght, { targetFormat: 'truetype' });
}
