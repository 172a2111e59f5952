// npm run brand:check [brand …]: whether every brand of config/brands is complete. Ends with 1 when one is not.
import { readdirSync } from 'node:fs';
import { BRANDS } from '../config/brands/all';
import type { Brand } from '../config/brands/brand';
import { checkBrand } from './brand-check/check-brand';

const NO_BRANDS = ['all', 'brand', 'chosen', 'index', 'menus', 'whole'];

/** Files of brands that no line of all.ts names, and lines whose brand says another id. */
function checkRegister(): string[] {
  const files = readdirSync('config/brands')
    .filter((name) => /^[a-z0-9-]+\.ts$/.test(name))
    .map((name) => name.slice(0, -3))
    .filter((name) => !NO_BRANDS.includes(name));
  return [
    ...files
      .filter((name) => !(name in BRANDS))
      .map((name) => `config/brands/all.ts has no line for ${name}`),
    ...Object.entries<Brand>(BRANDS)
      .filter(([key, { id }]) => key !== id || !files.includes(key))
      .map(([key, { id }]) => `config/brands/all.ts: ${key} has the id ${id}; file, key and id must be one`),
  ];
}

function main() {
  const wanted = process.argv.slice(2);
  const register = checkRegister();
  register.forEach((fault) => console.error(`✗ ${fault}`));
  let count = register.length;
  for (const brand of Object.values<Brand>(BRANDS)) {
    if (wanted.length > 0 && !wanted.includes(brand.id)) continue;
    const faults = checkBrand(brand);
    count += faults.length;
    if (faults.length === 0) console.log(`✓ ${brand.id}: ${brand.name} is complete`);
    else
      console.error(
        `✗ ${brand.id}: ${faults.length} to mend\n${faults.map((fault) => `    ${fault}`).join('\n')}`,
      );
  }
  if (count > 0) process.exitCode = 1;
}

main();
