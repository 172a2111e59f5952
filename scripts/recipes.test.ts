import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';

/** Each recipe of CONTRIBUTING.md, and what its example is called wherever the code mentions it. */
const RECIPES: [heading: string, example: RegExp][] = [
  ['A field of a product', /shelfLife|shelf_life/],
  ['An endpoint', /[cC]reateStockNotice|\/product\/stock_notice\//],
  ['A page', /AboutScreen|about-screen|aboutPageProps|ROUTES\.about\b|['"/]sobre-nos/],
  [
    'A dashboard resource',
    /\b(?:listRedirects|(?:create|update|delete)Redirect)\b|[dD]ashboardRedirects|dashboard\/redirecionamentos|managed-redirects|redirects\.queries|Redirect(?:Form|List)\b|(?:POST|PATCH|DELETE) \/redirect\//,
  ],
  ['A language', /'he'|"he"|\bhe: |\bheCommon\b|\/he\.json/],
  ['A payment gateway', /getnet/i],
  ['A freight provider', /melhor.?envio/i],
];

const TREES = ['src', 'pages', 'config', 'demo', 'public/locales', 'e2e', 'scripts', 'bench'];
const TEXT = /\.(?:tsx?|[mc]?js|json|sql|py|ya?ml)$|^\.env\.example$/;
/** Made by drizzle with each migration; and this list. */
const SKIPPED = /\/migrations\/meta\/|^scripts\/recipes\.test\.ts$|^package(?:-lock)?\.json$/;
const IS_TEST = /\.(?:test|spec)\.[mc]?[jt]sx?$|^e2e\//;

const guide = readFileSync('CONTRIBUTING.md', 'utf8');

const sources = [
  ...readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name),
  ...globSync(
    TREES.map((tree) => `${tree}/**`),
    { dot: true },
  ),
]
  .filter((path) => TEXT.test(path) && !SKIPPED.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** The files that the numbered steps of a recipe name. */
function stepsOf(heading: string): string[] {
  const [, section = ''] = guide.split(`\n### ${heading}\n`);
  const steps =
    section
      .split('\n### ')[0]
      ?.split('\n')
      .filter((line) => /^\d+\. /.test(line)) ?? [];
  const named = steps.flatMap((line) => [...line.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name));
  const files = named.flatMap((name) => {
    const pattern = name.replace(/<[^>]*>/g, '*');
    return pattern.includes('*') ? globSync(pattern) : existsSync(name) && TEXT.test(name) ? [name] : [];
  });
  return [...new Set(files)].sort();
}

describe.each(RECIPES)('the recipe "%s"', (heading, example) => {
  const steps = stepsOf(heading);
  const mentions = sources.filter(({ path, text }) => example.test(text) || example.test(path));
  const paths = mentions.map(({ path }) => path);

  it('names every file that its example needs', () => {
    expect(paths.filter((path) => !IS_TEST.test(path) && !steps.includes(path))).toEqual([]);
  });

  it('names no file that its example does not need, in its numbered steps', () => {
    expect(steps.length).toBeGreaterThan(5);
    expect(steps.filter((path) => !paths.includes(path))).toEqual([]);
  });
});
