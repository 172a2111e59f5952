import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PERMISSIONS } from '@config/permissions';
import { endpoints } from '@/contract/endpoints';
import { COMMANDS, ELSEWHERE } from './commands-check/commands.mjs';
import { resolveCommand } from './commands-check/run-command.mjs';

const list = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name).replaceAll('\\', '/'));

const pages = ['README.md', 'CONTRIBUTING.md', '.env.example', ...list('docs', /\.md$/)];
const read = (path: string) => readFileSync(path, 'utf8');
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')));

/** What a pattern finds in the pages, by page; its first group. */
const findIn = (pattern: RegExp) =>
  pages.flatMap((page) => [...read(page).matchAll(pattern)].map(([, found = '']) => ({ page, found })));

const sources = ['src', 'e2e', 'bench', 'scripts', 'config', 'pages', 'deploy', 'demo'];
const files = sources.flatMap((folder) => list(folder, /./));
const isThere = (name: string) => existsSync(name) || files.some((file) => file.endsWith(`/${name}`));

const npmNamed = findIn(/\bnpm run ([\w:-]*\w)/g);
const filesNamed = findIn(/\b((?:node|npx tsx) (?:scripts|bench)\/[\w./-]+)/g);

describe('a command in README.md and docs/', () => {
  it('is in package.json', () => {
    expect(npmNamed.length).toBeGreaterThan(40);
    expect(npmNamed.filter(({ found }) => found !== 'bench' && !(found in scripts))).toEqual([]);
  });

  it('is a file that is there', () => {
    expect(filesNamed.length).toBeGreaterThan(5);
    expect(filesNamed.filter(({ found }) => !existsSync(found.split(' ').at(-1) ?? ''))).toEqual([]);
  });

  it('is started by every run of the tests, in its short form', () => {
    const run = new Set([...COMMANDS.map(({ name }) => name), ...ELSEWHERE]);
    // A file that a script of package.json starts is started with it.
    const started = [...run].map((name) => {
      const { args, program } = resolveCommand(name);
      return program === process.execPath ? `node ${args[0]}` : args[0];
    });
    const isRun = (name: string) =>
      run.has(name) || started.some((one) => one?.endsWith(name.replace(/^(?:node|npx tsx) /, '')));
    const named = [
      ...npmNamed.map(({ page, found }) => ({ page, found: `npm run ${found}` })),
      ...filesNamed,
    ];
    expect(named.filter(({ found }) => !isRun(found))).toEqual([]);
  });

  it('is, as a bench, in the list of README.md, which names no other', () => {
    const row =
      read('README.md')
        .split('\n')
        .find((line) => line.includes('npm run bench:…')) ?? '';
    const named = [...row.matchAll(/`([a-z]+)`/g)].map(([, name]) => `bench:${name}`);
    expect(named.sort()).toEqual(
      Object.keys(scripts)
        .filter((name) => name.startsWith('bench:'))
        .sort(),
    );
  });
});

it('every script of package.json is tried by the tests, or known to be run elsewhere', () => {
  const run = [...COMMANDS.map(({ name }) => name), ...ELSEWHERE].map((name) =>
    name.replace(/^npm (run )?/, ''),
  );
  expect(Object.keys(scripts).filter((name) => !run.includes(name))).toEqual([]);
});

describe('a name in README.md and docs/', () => {
  it('of a file is one that is there', () => {
    const paths = findIn(/`((?:src|e2e|bench|scripts|config|pages|deploy|demo)\/[\w./[\]-]+)`/g);
    const bare = findIn(/`([\w./-]+\.(?:tsx?|mjs|cjs))`/g);
    expect(paths.length + bare.length).toBeGreaterThan(200);
    expect([...paths, ...bare].filter(({ found }) => !isThere(found))).toEqual([]);
  });

  it('of a page that a link leads to is one that is there', () => {
    const links = findIn(/\]\((?!https?:|#)([^)#\s]+)/g);
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter(({ page, found }) => !existsSync(join(dirname(page), found)))).toEqual([]);
  });

  it('of an endpoint is one of the contract', () => {
    const known = Object.values(endpoints).map(({ method, path }) => `${method} ${bare(path)}`);
    // A record of a decision also names what was not built.
    const named = findIn(/`((?:GET|POST|PUT|PATCH|DELETE) \/[^`?]+)/g).filter(
      ({ page }) => !page.startsWith('docs/adr/'),
    );
    expect(named.length).toBeGreaterThan(15);
    // Calls of the acquirer, and addresses that are answered before the API: scripts/ and src/server/http serve them.
    const isOther = (name: string) =>
      / \/(?:v1|dpm|getnet)\/|\/api\/(?:openapi\.json|csp-report)$/.test(name);
    expect(named.filter(({ found }) => !isOther(found) && !known.includes(bare(found)))).toEqual([]);
  });
});

describe('the pages for engineers', () => {
  const guides = ['CONTRIBUTING.md', 'docs/architecture.md'];
  const lines = guides.flatMap((page) => read(page).split('\n'));
  const atRoot = readdirSync('.');

  it('name only paths that exist, in full', () => {
    const named = lines.flatMap((line) => pathsIn(line, atRoot));
    expect(named.length).toBeGreaterThan(150);
    expect(named.filter((path) => findPaths(path).length === 0)).toEqual([]);
  });

  it('name a function beside a file that has it', () => {
    const steps = lines
      .map((line) => ({ line, names: [...line.matchAll(/`(\w+)\(\)`/g)].map(([, name = '']) => name) }))
      .filter(({ names }) => names.length > 0);
    const faults = steps.flatMap(({ line, names }) => {
      const code = pathsIn(line, atRoot)
        .flatMap(findPaths)
        .filter((path) => /\.(?:tsx?|mjs|js)$/.test(path))
        .map(read)
        .join('\n');
      return names
        .filter((name) => !new RegExp(`\\b${name}\\b`).test(code))
        .map((name) => `${name}: ${line}`);
    });
    expect(steps.length).toBeGreaterThan(40);
    expect(faults).toEqual([]);
  });

  it('explain every wall between folders, and none that is gone', () => {
    const walls = z
      .object({ forbidden: z.array(z.object({ name: z.string() })) })
      .parse(createRequire(import.meta.url)('../.dependency-cruiser.cjs'));
    const [, table = ''] = /\n## Walls\n[\s\S]*?\n(\|[\s\S]*?)\n\n/.exec(read('docs/architecture.md')) ?? [];
    const explained = [...table.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name);
    expect(explained.sort()).toEqual(walls.forbidden.map(({ name }) => name).sort());
  });
});

/** The paths in backticks of a line: what begins at the root of the repository, or ends as a file does. */
function pathsIn(line: string, atRoot: readonly string[]): string[] {
  return [...line.matchAll(/`([\w@.*[\]{}<>,/-]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => {
      if (name.startsWith('/')) return false;
      const [first = '', ...rest] = name.split('/');
      return rest.length > 0 ? atRoot.includes(first) : /\.(?:tsx?|[mc]?js|json|md|sql|ya?ml)$/.test(name);
    });
}

/** The files a path means: itself, or those of its pattern; `<id>` stands for any name. */
function findPaths(path: string): string[] {
  if (!/[*{<]/.test(path)) return existsSync(path) ? [path] : [];
  const pattern = path.replace(/<[^>]*>/g, '*');
  // A kind of file, as `*.repo.ts`, is looked for everywhere.
  return globSync(pattern.includes('/') ? pattern : `src/**/${pattern}`, { dot: true, onlyFiles: false });
}

/** An address without `/api`, the slash at its end and the names of its parts. */
function bare(path: string) {
  return path
    .replace(/^(\w+ )?\/api\//, '$1/')
    .replace(/\/$/, '')
    .replace(/\{[^}]*\}|:\w+/g, '{}');
}

describe('a variable', () => {
  const described = [...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  /** Variables of the tests, of packages, and of the build itself. Those of containers are in compose.yaml. */
  const others = new Set([
    ...['CI', 'PATH', 'NODE_ENV', 'NODE_OPTIONS', 'NO_PROXY', 'VERBOSE', 'NEXT_PHASE', 'NEXT_RUNTIME'],
    ...['NEXT_TELEMETRY_DISABLED', 'NEXT_OUTPUT', 'LOGO_BOX', 'SELLS_BY', 'SPRITE', 'SYMBOL', 'TUNINGS'],
    ...[
      'SUMMARY_FILE',
      'COMMANDS_JSON',
      'CHROMIUM_PATH',
      'RELEVANCE_DETAILS',
      'FLOORS',
      'TEST_DATABASE_URL',
      'TEST_RUNS_FACTOR',
      'TEST_REDIS_URL',
      'E2E_JSON',
      'E2E_ENGINE',
      'E2E_FAULTS',
      'E2E_PORT',
      'FIREFOX_PATH',
      'E2E_REUSE',
      'E2E_SHOPS',
      'SHOTS_DIR',
      'ACQUIRER_PORT',
      'OTEL_TRACES_SAMPLER_ARG',
      'LANTERN_DEBUG',
      'LOOK',
    ],
  ]);
  const inContainers = ['compose.yaml', 'Dockerfile', ...list('deploy', /\.(?:yaml|yml|template|service)$/)]
    .map(read)
    .join();
  const isKnown = (name: string) =>
    described.includes(name) || others.has(name) || inContainers.includes(name);

  it('that the code reads is described in .env.example, or belongs to the tests and the build', () => {
    const code = ['src', 'scripts', 'config', 'pages', 'e2e', 'bench'].flatMap((folder) =>
      list(folder, /(?<!\.test)\.(?:tsx?|mjs|js)$/),
    );
    const readByCode = [
      ...code,
      'next.config.js',
      'next-i18next.config.js',
      'instrumentation.ts',
      'playwright.config.ts',
    ].flatMap((path) =>
      [...read(path).matchAll(/process\.env\.([A-Z][A-Z0-9_]*)/g)].map(([, name = '']) => ({ path, name })),
    );
    expect(readByCode.length).toBeGreaterThan(60);
    expect(readByCode.filter(({ name }) => !isKnown(name) && !name.startsWith('npm_'))).toEqual([]);
  });

  it('that the docs set is known', () => {
    const set = findIn(/\b([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+)=/g);
    expect(set.length).toBeGreaterThan(60);
    expect(set.filter(({ found }) => !isKnown(found))).toEqual([]);
  });
});

describe('a permission', () => {
  it('stands in the rules of the product, in the order of the code', () => {
    const [, list = ''] = /## Permissions\n\n([^.]+(?:\.\w[^.]*)*)\. /.exec(read('docs/rules.md')) ?? [];
    expect([...list.matchAll(/`([\w.]+)`/g)].map(([, name]) => name)).toEqual([...PERMISSIONS]);
  });
});
