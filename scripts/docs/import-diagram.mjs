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
const IS_NOT_DRAWN = /^src\/styles\/|\.d\.ts$/;

/** Nearly every box imports these two: the counts stand in the box, because forty more arrows would hide the others. */
const FOUNDATION = ['config', 'src/lib'];
const BROWSER = ['src/screens', 'src/shell', 'src/features', 'src/components', 'src/client'];

/**
 * The box of a file: its folder, for the server the folder below it; null for what is no code of the shop.
 * A new folder gets a box by itself.
 */
export function boxOf(path) {
  if (!IS_CODE.test(path) || IS_TEST.test(path) || IS_NOT_DRAWN.test(path)) return null;
  if (/^src\/env(\.ts|-rules\.mjs)$/.test(path)) return 'src/env';
  const [top, folder, below, ...rest] = path.split('/');
  if (top !== 'src') return top;
  if (folder !== 'server') return `${top}/${folder}`;
  return rest.length > 0 ? `src/server/${below}` : 'src/server/*.ts';
}

const isValue = ({ dependencyTypes }) => !dependencyTypes.includes('type-only');

/**
 * Counts the value imports between boxes: pairs of files, however many names one takes from the other.
 * @param modules as dependency-cruiser answers them
 */
export function countImports(modules) {
  const boxes = new Set();
  const counts = new Map();
  for (const { source, dependencies } of modules) {
    const from = boxOf(source);
    if (!from) continue;
    boxes.add(from);
    const imported = new Set(dependencies.filter(isValue).map(({ resolved }) => resolved));
    for (const path of imported) {
      const to = boxOf(path);
      if (to && to !== from) counts.set(`${from} ${to}`, (counts.get(`${from} ${to}`) ?? 0) + 1);
    }
  }
  const arrows = [...counts].map(([pair, count]) => {
    const [from, to] = pair.split(' ');
    return { from, to, count };
  });
  const byName = (one, other) => `${one.from} ${one.to}`.localeCompare(`${other.from} ${other.to}`, 'en');
  return { boxes: [...boxes].sort(), arrows: arrows.sort(byName) };
}

const idOf = (box) => box.replace(/\W+/g, '_');

function drawBox(box, arrows) {
  const below = arrows.filter(({ from, to }) => from === box && FOUNDATION.includes(to));
  const line = below.map(({ to, count }) => `${to.replace('src/', '')} ${count}`).join(', ');
  return `${idOf(box)}["${box}${line ? `<br/>${line}` : ''}"]`;
}

const drawGroup = (title, boxes, arrows) => [
  `  subgraph ${idOf(title)}["${title}"]`,
  ...boxes.map((box) => `    ${drawBox(box, arrows)}`),
  '  end',
];

/** A Mermaid flowchart of the boxes and of the value imports between them. */
export function drawDiagram(modules) {
  const { boxes, arrows } = countImports(modules);
  const isServer = (box) => box.startsWith('src/server/');
  const inGroup = (box) => isServer(box) || BROWSER.includes(box) || FOUNDATION.includes(box);
  const drawn = arrows.filter(({ to }) => !FOUNDATION.includes(to));
  const only = (names) => names.filter((name) => boxes.includes(name));
  return [
    'flowchart TD',
    ...boxes.filter((box) => !inGroup(box)).map((box) => `  ${drawBox(box, arrows)}`),
    ...drawGroup('Browser', only(BROWSER), arrows),
    ...drawGroup('Server', boxes.filter(isServer), arrows),
    ...drawGroup('Foundation', only(FOUNDATION), arrows),
    ...drawn.map(({ from, to, count }) => `  ${idOf(from)} -->|${count}| ${idOf(to)}`),
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
