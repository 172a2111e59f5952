// node scripts/brand-demo.mjs <from> <to>: gives the demonstration catalogue and texts of one brand to another, in
// demo/*.json, so that a new brand starts with something to show. Its texts are copies to be rewritten.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CONTENT = 'brands-content.json';

/** @returns the data with `to` in every list of brands that names `from` */
export function shareWith(data, from, to) {
  return JSON.parse(JSON.stringify(data), (key, value) =>
    key === 'brandIds' && value.includes(from) && !value.includes(to) ? [...value, to] : value,
  );
}

/** @returns the texts of the brands with a copy of `from` as `to`, unless `to` has its own */
export function copyContent(brands, from, to) {
  const source = brands.find(({ id }) => id === from);
  if (!source) throw new Error(`demo/${CONTENT} has nothing for ${from}`);
  return brands.some(({ id }) => id === to) ? brands : [...brands, { ...source, id: to }];
}

function main([from, to]) {
  if (!from || !to) throw new Error('Say which brand gives and which one takes: boa-lida vale-verde');
  for (const file of readdirSync('demo').filter((name) => name.endsWith('.json'))) {
    const path = join('demo', file);
    const text = readFileSync(path, 'utf8');
    const data = JSON.parse(text);
    const next = file === CONTENT ? copyContent(data, from, to) : shareWith(data, from, to);
    if (JSON.stringify(next) !== JSON.stringify(data)) {
      writeFileSync(path, `${JSON.stringify(next, null, 2)}\n`);
      console.log(`${path}: ${to} added`);
    }
  }
}

if (process.argv[1]?.endsWith('brand-demo.mjs')) main(process.argv.slice(2));
