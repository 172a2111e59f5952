import { globSync } from 'tinyglobby';

/** The folders with code of ours, and what stands beside them. */
const TREES = ['src', 'pages', 'config', 'scripts', 'bench', 'e2e', 'docs', 'deploy'];
const CODE = 'ts,tsx,js,mjs,cjs,css,sql,md,sh,yml,yaml,conf,template,service';
const AT_ROOT = [
  '*.{ts,js,mjs,cjs,md,yaml}',
  '.dependency-cruiser.cjs',
  '.env.example',
  'Dockerfile',
  '.ci/*',
];
const NOT_OURS = ['**/node_modules/**', 'src/server/db/migrations/**', 'next-env.d.ts'];

const list = (patterns) => globSync(patterns, { dot: true, ignore: NOT_OURS }).sort();

/** Every file of ours with text that an engineer reads. Texts of visitors (`public/locales`), `demo` and JSON are data. */
export const listTextFiles = () => list([`{${TREES.join(',')}}/**/*.{${CODE}}`, ...AT_ROOT]);

/** Every file below the given folders, whatever it holds. */
export const listAllFiles = (folders) => list(folders.map((folder) => `${folder}/**/*`));

/** Where a file is counted: its folder at the root. */
export const groupOf = (path) => (path.includes('/') ? path.split('/')[0] : '.');

/** How many findings each group has. */
export function countByGroup(paths) {
  const counts = {};
  for (const path of paths) counts[groupOf(path)] = (counts[groupOf(path)] ?? 0) + 1;
  return counts;
}
