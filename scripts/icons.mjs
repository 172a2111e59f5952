// Makes public/icons-<brand>.svg: one sprite of the brand's logo and the Phosphor icons (MIT) that the interface uses,
// fetched once and cached, so that they cost no script; and the brand's symbol as a small picture beside it. `npm run
// build` and `npm run dev` run it; add a name to config/icon-files.mjs and use <Icon name="…"/>.
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { optimize } from 'svgo';
import { ICONS } from '../config/icon-files.mjs';

const brand = process.env.NEXT_PUBLIC_BRAND || 'boa-lida';
const [, weightOfBrand = 'regular'] =
  /iconWeight: '(\w+)'/.exec(await readFile(`config/brands/${brand}.ts`, 'utf8')) ?? [];

/**
 * @param precision decimal digits of each coordinate: icons are drawn on 256 points and shown on 28, logos on 96 and
 *   shown on 44
 */
const slim = (svg, precision) =>
  optimize(svg, { multipass: true, floatPrecision: precision, plugins: ['preset-default'] }).data;

function toSymbol(id, svg) {
  const [, box] = /viewBox="([^"]+)"/.exec(svg) ?? [];
  if (!box) throw new Error(`The picture of ${id} has no viewBox`);
  return `<symbol id="${id}" viewBox="${box}">${svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')}</symbol>`;
}

async function makeIcon([id, source]) {
  const [file, named] = Array.isArray(source) ? source : [id, source];
  // Bold and filled icons say something by their weight; the others have that of the brand (its `look`).
  const weight = named === 'regular' ? weightOfBrand : named;
  const suffix = weight === 'regular' ? '' : `-${weight}`;
  const path = `node_modules/@phosphor-icons/core/assets/${weight}/${file}${suffix}.svg`;
  return toSymbol(id, slim(await readFile(path, 'utf8'), 0));
}

/**
 * As wide as tabs show it on a dense screen. A browser looks at a page's icon again with every change of its address,
 * and an SVG is a document that is parsed each time: 10 ms at a quarter of the processor.
 */
const drawSymbol = (svg) =>
  sharp(svg, { density: 300 }).resize(32, 32).png({ palette: true, colours: 16, effort: 10 }).toBuffer();

const readBrandFile = (name) => readFile(`public/brands/${brand}/${name}.svg`);
const symbols = [
  toSymbol('logo', slim(await readBrandFile('logo').then(String), 1)),
  ...(await Promise.all(Object.entries(ICONS).map(makeIcon))),
];
await writeFile(
  `public/icons-${brand}.svg`,
  `<svg xmlns="http://www.w3.org/2000/svg" fill="currentColor">${symbols.join('')}</svg>\n`,
);
await writeFile(`public/icons-${brand}-symbol.png`, await drawSymbol(await readBrandFile('symbol')));
