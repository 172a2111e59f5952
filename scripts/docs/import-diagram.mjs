import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WALLS } from '../steps/checks.mjs';
import { runBin } from '../steps/run.mjs';

export const PAGE = 'docs/architecture.md';

const BEGIN = '<!-- imports: written by npm run docs:diagram -->';
const END = '<!-- end of imports -->';

const IS_TEST = /\.test\.[mc]?[jt]sx?$|^src\/(http-server\/)?testing\//;
const IS_CODE = /^((src|pages|config)\/|instrumentation\.ts$)/;
// Only tests read the table of permissions.
const IS_NOT_DRAWN = /^src\/(styles|server\/permission-table)\/|\.d\.ts$/;

/** What is drawn as one box under another name than its folder's. */
const MODULES = [
  ['pages', /^(pages\/|instrumentation\.ts$)/],
  ['config, src/lib, src/env', /^(config|src\/lib)\/|^src\/env(\.ts|-rules\.mjs)$/],
  ['src/server/ports, kernel, process registry', /^src\/server\/((ports|kernel)\/|process-registry\.ts$)/],
  ['src/server: start, routes, http', /^src\/server\/((routes|http)\/|[^/]+$)/],
  ['src/server/domains, seed', /^src\/server\/(domains|seed|revalidation|social-picture|tables)\//],
];

/**
 * The box of a file; null for what is no code of the shop. A new folder of `src` or `src/server` gets a box by itself.
 */
export function boxOf(path) {
  if (!IS_CODE.test(path) || IS_TEST.test(path) || IS_NOT_DRAWN.test(path)) return null;
  const named = MODULES.find(([, files]) => files.test(path));
  return named
    ? named[0]
    : path
        .split('/')
        .slice(0, path.startsWith('src/server/') ? 3 : 2)
        .join('/');
}

const isValue = ({ dependencyTypes }) => !dependencyTypes.includes('type-only');

/**
 * Which boxes import values of which: each box with the set of those below it.
 * @param modules as dependency-cruiser answers them
 */
export function readArrows(modules) {
  const below = new Map();
  for (const { source, dependencies } of modules) {
    const from = boxOf(source);
    if (!from) continue;
    if (!below.has(from)) below.set(from, new Set());
    for (const { resolved } of dependencies.filter(isValue)) {
      const to = boxOf(resolved);
      if (to && to !== from) below.get(from).add(to);
    }
  }
  return below;
}

/**
 * Every box that a box reaches, over others too.
 * @throws Error when a box reaches itself
 */
function reachedFrom(below, box, path = []) {
  if (path.includes(box)) throw new Error(`A circle of modules: ${[...path, box].join(' → ')}`);
  const next = [...(below.get(box) ?? [])];
  return new Set(next.flatMap((to) => [to, ...reachedFrom(below, to, [...path, box])]));
}

/**
 * Without the arrows that others tell already: of A → B, B → C and A → C the last one goes.
 * @returns pairs, sorted
 * @throws Error when the boxes form a circle
 */
export function reduceArrows(below) {
  const pairs = [...below].flatMap(([from, all]) => {
    const told = new Set([...all].flatMap((to) => [...reachedFrom(below, to, [from])]));
    return [...all].filter((to) => !told.has(to)).map((to) => [from, to]);
  });
  return pairs.sort((one, other) => one.join(' ').localeCompare(other.join(' '), 'en'));
}

const idOf = (box) => box.replace(/\W+/g, '_');
const labelOf = (box) => box.replaceAll(', ', '<br/>').replace(': ', '<br/>');

/** A Mermaid flowchart of the boxes, from the pages down. */
export function drawDiagram(modules) {
  const below = readArrows(modules);
  return [
    'flowchart TD',
    ...[...below.keys()].sort().map((box) => `  ${idOf(box)}["${labelOf(box)}"]`),
    ...reduceArrows(below).map(([from, to]) => `  ${idOf(from)} --> ${idOf(to)}`),
  ].join('\n');
}

/** @returns the page with the diagram between its markers. @throws Error when the page has no markers */
export function placeDiagram(page, diagram) {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`${PAGE} lacks the markers "${BEGIN}" and "${END}"`);
  return `${page.slice(0, begin)}${BEGIN}\n\n\`\`\`mermaid\n${diagram}\n\`\`\`\n\n${page.slice(end)}`;
}

/** The modules of the shop; with the options of the walls, so that both share one cache. */
export async function readModules() {
  const folder = await mkdtemp(join(tmpdir(), 'imports-'));
  const file = join(folder, 'modules.json');
  try {
    // A broken wall ends with a code other than 0 and still gives the modules; the walls themselves tell it.
    const args = [...WALLS, '--output-type', 'json', '--output-to', file];
    const { output } = await runBin('depcruise', args, { quiet: true, mayFail: true });
    if (!existsSync(file)) throw new Error(`dependency-cruiser wrote nothing: ${output}`);
    return JSON.parse(await readFile(file, 'utf8')).modules;
  } finally {
    await rm(folder, { recursive: true });
  }
}
