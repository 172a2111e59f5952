import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import type { Edit } from './follow-recipe.mjs';
import { RECIPES } from './recipes.mjs';

const TREES = ['src', 'pages', 'config', 'demo', 'public/locales', 'e2e', 'scripts', 'bench'];
const TEXT = /\.(?:tsx?|[mc]?js|json|sql|py|ya?ml)$|^\.env\.example$/;
/** Made by drizzle with each migration; and the recipes themselves. */
const SKIPPED = /\/migrations\/meta\/|^scripts\/recipes\/|^package(?:-lock)?\.json$/;
const IS_TEST = /\.(?:test|spec)\.[mc]?[jt]sx?$|^e2e\//;

const guide = readFileSync('CONTRIBUTING.md', 'utf8');

const sources = [
  ...readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name),
  ...globSync(
    TREES.map((tree) => `${tree}/**`),
    { dot: true, ignore: '**/node_modules/**' },
  ),
]
  .filter((path) => TEXT.test(path) && !SKIPPED.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** What the numbered steps of a recipe name between backticks, by the number of the step. */
function stepsOf(heading: string): Map<number, string[]> {
  const [, section = ''] = guide.split(`\n### ${heading}\n`);
  const lines = section.split('\n### ')[0]?.split('\n') ?? [];
  return new Map(
    lines
      .filter((line) => /^\d+\. /.test(line))
      .map((line) => [
        Number.parseInt(line, 10),
        [...line.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name),
      ]),
  );
}

/** The files that a name of a step stands for. */
function filesOf(name: string): string[] {
  const pattern = name.replace(/<[^>]*>/g, '*');
  if (pattern.includes('*')) return globSync(pattern, { dot: true });
  return existsSync(name) && TEXT.test(name) ? [name] : [];
}

const compared = RECIPES.flatMap(({ example, ...recipe }) =>
  example ? [{ ...recipe, example, steps: stepsOf(recipe.heading) }] : [],
);

describe.each(compared)('the recipe "$heading"', ({ example, steps, edits, skipped = {} }) => {
  const named = new Set([...steps.values()].flat().flatMap(filesOf));
  const paths = sources
    .filter(({ path, text }) => example.test(text) || example.test(path))
    .map(({ path }) => path);

  it('names every file that its example needs', () => {
    expect(paths.filter((path) => !IS_TEST.test(path) && !named.has(path))).toEqual([]);
  });

  it('names no file that its example does not need, in its numbered steps', () => {
    expect(named.size).toBeGreaterThan(5);
    expect([...named].filter((path) => !paths.includes(path))).toEqual([]);
  });

  it.runIf(edits.length > 0)('is followed step by step, in files that the step names', () => {
    const isNamed = ({ step, file, like = file }: Edit) => {
      const names = steps.get(step) ?? [];
      return names.includes(like) || names.flatMap(filesOf).includes(like);
    };
    expect(edits.filter((edit) => !isNamed(edit)).map(({ step, file }) => `${step}: ${file}`)).toEqual([]);
    const done = new Set([...edits.map(({ step }) => step), ...Object.keys(skipped).map(Number)]);
    expect([...steps.keys()].filter((step) => !done.has(step))).toEqual([]);
  });
});

it.each([
  ['A field of a product', 12],
  ['A dashboard resource', 20],
])('%s is at most %i edits, with its texts and its tests', (heading, most) => {
  const names = [...stepsOf(heading).values()].flat();
  const edited = names.filter((name) => filesOf(name).length > 0 && !name.includes('/snapshots/'));
  expect(edited.length).toBeGreaterThan(5);
  expect(edited.length).toBeLessThanOrEqual(most);
});
