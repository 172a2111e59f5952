import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { listAllFiles } from './list-files.mjs';

const MOST_LINES = 40;
const IMPORTED = /(from|import\(|import)\s*'([^']+)'/g;
const IS_TEST = /\.test\./;

/** Files that stay apart for a reason, each with it. */
const APART = new Map([]);

const resolveFrom = (path, name) => {
  if (name.startsWith('@/')) return `src/${name.slice(2)}`;
  if (name.startsWith('@config/')) return `config/${name.slice('@config/'.length)}`;
  return name.startsWith('.') ? normalize(join(dirname(path), name)) : null;
};

/** The files that import each file, without its loaders by name, and the files that are fetched when they are needed. */
function readImporters(files) {
  const known = new Set(files);
  const importers = new Map();
  const lazy = new Set();
  for (const path of files) {
    for (const [, how, name] of readFileSync(path, 'utf8').matchAll(IMPORTED)) {
      const target = resolveFrom(path, name);
      const file = [target, `${target}.ts`, `${target}.tsx`].find((one) => known.has(one));
      if (file) importers.set(file, (importers.get(file) ?? new Set()).add(path));
      if (file && how === 'import(') lazy.add(file);
    }
  }
  return { importers, lazy };
}

/**
 * Source files of fewer than 40 lines with one importer, in the same folder, and no test: each is a part of its importer
 * that a reader must open for itself. A file that is fetched when it is needed is a script of its own, and no part.
 */
export function findFragments() {
  const files = listAllFiles(['src', 'pages', 'config', 'scripts', 'e2e', 'bench']).filter((path) =>
    /\.tsx?$/.test(path),
  );
  const { importers, lazy } = readImporters(files);
  return files.filter((path) => {
    const all = [...(importers.get(path) ?? [])];
    const [importer, ...others] = all.filter((one) => !IS_TEST.test(one));
    if (!path.startsWith('src/') || IS_TEST.test(path) || !importer || others.length > 0 || lazy.has(path))
      return false;
    const isTested = all.length > 1 || files.includes(path.replace(/(\.tsx?)$/, '.test$1'));
    const isShort = readFileSync(path, 'utf8').split('\n').length - 1 < MOST_LINES;
    return isShort && !isTested && dirname(importer) === dirname(path) && !APART.has(path);
  });
}
