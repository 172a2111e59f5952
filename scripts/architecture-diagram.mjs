// npm run docs:diagram [-- --check]: draws the imports between the folders of the shop into docs/architecture.md.
// --check writes nothing, and ends with 1 when the page is not current.
import { readFile, writeFile } from 'node:fs/promises';
import { drawDiagram, PAGE, placeDiagram, readModules } from './docs/import-diagram.mjs';

const page = await readFile(PAGE, 'utf8');
const current = placeDiagram(page, drawDiagram(await readModules()));
if (page === current) {
  console.log(`${PAGE} is current.`);
} else if (process.argv.includes('--check')) {
  console.error(`The diagram of ${PAGE} is not current: npm run docs:diagram`);
  process.exitCode = 1;
} else {
  await writeFile(PAGE, current);
  console.log(`Wrote the diagram of ${PAGE}.`);
}
