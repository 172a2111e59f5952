import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * One step in one file. A new file stands where the example has another one (`like`), or begins as a copy of one.
 * @typedef {object} Edit
 * @property {number} step
 * @property {string} file `<language>` stands for each of them
 * @property {string} [like]
 * @property {string} [copyOf] a file or a folder
 * @property {(text: string) => string} [change]
 */

/**
 * @typedef {object} Recipe
 * @property {string} heading of CONTRIBUTING.md
 * @property {RegExp} [example] what the example of the guide is called wherever the code mentions it
 * @property {Edit[]} edits the recipe followed for another thing than the example
 * @property {Record<number, string>} [skipped] steps that this thing does not need, and why
 * @property {string[]} [commands]
 * @property {{ file: string, text: string }[]} [proofs] further tests
 * @property {string[]} tests files that hold the proof
 * @property {string[]} titles patterns of the tests in them that are run
 */

/** What is made by others, and stays out of a copy. */
const LEFT_OUT =
  /^(node_modules|\.git|\.next.*|\.data.*|\.stryker.*|coverage|test-results|playwright-report|.*\.tsbuildinfo)$/;

/** The tree in a new folder, with the packages of this one. */
export function copyTree(root = '.') {
  const folder = mkdtempSync(join(tmpdir(), 'recipe-'));
  cpSync(root, folder, { recursive: true, filter: (path) => !LEFT_OUT.test(basename(path)) });
  symlinkSync(resolve(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

const LANGUAGE = '<language>';

/** The files of an edit: one for each language where its name says so. */
export const filesOf = (folder, { file }) =>
  file.includes(LANGUAGE)
    ? readdirSync(join(folder, 'public/locales')).map((language) => file.replace(LANGUAGE, language))
    : [file];

function writeFile(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function applyEdit(folder, edit) {
  const { copyOf, change } = edit;
  for (const name of filesOf(folder, edit)) {
    const source = join(folder, copyOf ?? name);
    if (!change) cpSync(source, join(folder, name), { recursive: true });
    else writeFile(join(folder, name), change(existsSync(source) ? readFileSync(source, 'utf8') : ''));
  }
}

/**
 * Follows a recipe in a copy of the tree: its edits in their order, and the tests that prove it. Its commands are for
 * the caller to run.
 * @param {string} folder
 * @param {Recipe} recipe
 * @param {readonly string[]} forgotten the files whose edits are left out
 * @throws Error naming recipe, step and file where the code is another than the recipe expects
 */
export function followRecipe(folder, { heading, edits, proofs = [] }, forgotten = []) {
  for (const edit of edits.filter(({ file }) => !forgotten.includes(file))) {
    try {
      applyEdit(folder, edit);
    } catch (error) {
      throw new Error(`"${heading}", step ${edit.step}, ${edit.file}: ${error.message}`, { cause: error });
    }
  }
  for (const { file, text } of proofs) writeFile(join(folder, file), text);
}
