import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { boxOf, countImports, drawDiagram, PAGE, placeDiagram, readModules } from './import-diagram.mjs';

it('the diagram of docs/architecture.md shows the imports of today: else npm run docs:diagram', async () => {
  const page = readFileSync(PAGE, 'utf8');
  const modules = await readModules();
  expect(modules.length).toBeGreaterThan(1_000);
  expect(placeDiagram(page, drawDiagram(modules))).toBe(page);
});

describe('the diagram', () => {
  const to = (resolved, ...types) => ({ resolved, dependencyTypes: ['local', 'import', ...types] });
  const module = (source, ...dependencies) => ({ source, dependencies });
  const countOf = (...modules) =>
    countImports(modules).arrows.map(({ from, to: target, count }) => `${from} → ${target} ${count}`);

  it('has one arrow from a folder to another, with the number of pairs of files', () => {
    const home = module('src/screens/home.tsx', to('src/lib/money.ts'), to('src/lib/time/dates.ts'));
    const shop = module('src/screens/shop.tsx', to('src/lib/money.ts'), to('src/screens/home.tsx'));
    expect(countOf(home, shop)).toEqual(['src/screens → src/lib 3']);
  });

  it('counts no type and no second import of the same file', () => {
    const file = 'src/contract/errors.ts';
    const type = to(file, 'type-only');
    expect(countOf(module('src/client/call.ts', type))).toEqual([]);
    expect(countOf(module('src/client/call.ts', type, to(file), to(file)))).toEqual([
      'src/client → src/contract 1',
    ]);
  });

  it('leaves out tests, packages and styles', () => {
    const test = module('src/client/call.test.ts', to('src/lib/money.ts'));
    const page = module('pages/_app.tsx', to('src/styles/globals.css'), to('node_modules/next/app.js'));
    expect(countOf(test, page)).toEqual([]);
  });

  it.each([
    ['src/features/cart/cart-store.ts', 'src/features'],
    ['src/server/domains/orders/place/place-order.ts', 'src/server/domains'],
    ['src/server/app.ts', 'src/server/*.ts'],
    ['src/env-rules.mjs', 'src/env'],
    ['config/brands/all.ts', 'config'],
    ['src/brand-new/file.ts', 'src/brand-new'],
    ['scripts/dev.mjs', null],
  ])('draws %s in the box %s', (path, box) => {
    expect(boxOf(path)).toBe(box);
  });

  it('writes the counts of config and lib into the box, and draws the other arrows', () => {
    const drawing = drawDiagram([
      module('src/client/call.ts', to('src/contract/errors.ts'), to('src/lib/money.ts'), to('config/a.ts')),
      module('src/contract/errors.ts'),
      module('src/lib/money.ts'),
      module('config/a.ts'),
    ]);
    expect(drawing).toContain('src_client["src/client<br/>config 1, lib 1"]');
    expect(drawing.match(/-->.*/g)).toEqual(['-->|1| src_contract']);
  });

  it('is placed between the markers and nowhere else', () => {
    const page = readFileSync(PAGE, 'utf8');
    const other = placeDiagram(page, 'flowchart TD');
    expect(other).toContain('```mermaid\nflowchart TD\n```');
    expect(other.split('```').length).toBe(page.split('```').length);
    expect(() => placeDiagram('# Another page', 'flowchart TD')).toThrow('lacks the markers');
  });
});
