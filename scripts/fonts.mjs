// Makes public/fonts/bricolage.woff2 from the Fontsource package: Latin with Portuguese and Spanish accents, weight
// axis 500–800, width and optical size pinned. Run once; the result is an asset of the project (SIL OFL 1.1).
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const LATIN = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)).join(
  '',
);
const ACCENTS = 'ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜàáâãäçèéêëìíîïñòóôõöùúûüªº°¿¡“”‘’–—…•·×−%€\u00a0';

const source = await readFile(
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);
const font = await subsetFont(source, LATIN + ACCENTS, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 500, max: 800 } },
});
await writeFile('public/fonts/bricolage.woff2', font);
console.log(`public/fonts/bricolage.woff2: ${font.length} bytes`);
