// Makes the display font's files from the Fontsource package: Latin with Portuguese and Spanish accents, width and
// optical size pinned. `public/fonts/bricolage.woff2` is the pages': one weight, kerning and figures of one width, so
// that it comes in the first round trip of a slow network (docs/adr/0025); the two static weights are for the social
// pictures, whose text engine reads no woff2. Run once; the results are assets of the project (SIL OFL 1.1).
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const LATIN = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)).join(
  '',
);
const ACCENTS = 'ÀÁÂÃÇÉÊÍÑÓÔÕÚÜàáâãçéêíñóôõúüªº°¿¡“”‘’–—…•·×−%€\u00a0';

const source = await readFile(
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);
const font = await subsetFont(source, LATIN + ACCENTS, {
  targetFormat: 'woff2',
  variationAxes: { wght: 700 },
  keepFeatures: ['kern', 'tnum'],
  noHinting: true,
});
await writeFile('public/fonts/bricolage.woff2', font);
console.log(`public/fonts/bricolage.woff2: ${font.length} bytes`);

const SOCIAL_FONTS = 'src/server/social-picture/fonts';
await mkdir(SOCIAL_FONTS, { recursive: true });
for (const wght of [500, 700]) {
  const weight = await subsetFont(source, LATIN + ACCENTS, {
    targetFormat: 'truetype',
    variationAxes: { wght },
  });
  await writeFile(`${SOCIAL_FONTS}/bricolage-${wght}.ttf`, weight);
  console.log(`${SOCIAL_FONTS}/bricolage-${wght}.ttf: ${weight.length} bytes`);
}
