import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { boxOf, drawDiagram, PAGE, placeDiagram, readArrows, readModules } from './import-diagram.mjs';

it('the diagram of docs/architecture.md shows the imports of today: else npm run docs:diagram', async () => {
  const page = readFileSync(PAGE, 'utf8');
  const modules = await readModules();
  expect(modules.length).toBeGreaterThan(1_000);
  expect(placeDiagram(page, drawDiagram(modules))).toBe(page);
});

describe('the diagram', () => {
  const to = (resolved, ...types) => ({ resolved, dependencyTypes: ['local', 'import', ...types] });
  const module = (source, ...dependencies) => ({ source, dependencies });
  const arrowsOf = (...modules) =>
    [...readArrows(modules)].flatMap(([from, all]) => [...all].map((target) => `${from} → ${target}`));
  const drawn = (...modules) => drawDiagram(modules).match(/\w+ --> \w+/g);

  it('has one arrow from a folder to another, and none from a folder to itself', () => {
    const home = module('src/screens/home.tsx', to('src/client/call.ts'), to('src/client/query.ts'));
    const shop = module('src/screens/shop.tsx', to('src/client/call.ts'), to('src/screens/home.tsx'));
    expect(arrowsOf(home, shop)).toEqual(['src/screens → src/client']);
  });

  it('has no arrow for a type', () => {
    const file = 'src/contract/errors.ts';
    const type = to(file, 'type-only');
    expect(arrowsOf(module('src/client/call.ts', type))).toEqual([]);
    expect(arrowsOf(module('src/client/call.ts', type, to(file)))).toEqual(['src/client → src/contract']);
  });

  it('leaves out tests, packages and styles', () => {
    const test = module('src/client/call.test.ts', to('src/lib/money.ts'));
    const page = module('pages/_app.tsx', to('src/styles/globals.css'), to('node_modules/next/app.js'));
    expect(arrowsOf(test, page)).toEqual([]);
  });

  it.each([
    ['src/features/cart/cart-store.ts', 'src/features'],
    ['src/server/domains/orders/place/place-order.ts', 'src/server/domains, seed'],
    ['src/server/db/client.ts', 'src/server/db'],
    ['src/server/app.ts', 'src/server: start, routes, http'],
    ['src/server/process-registry.ts', 'src/server/ports, kernel, process registry'],
    ['src/env-rules.mjs', 'config, src/lib, src/env'],
    ['config/brands/all.ts', 'config, src/lib, src/env'],
    ['src/brand-new/file.ts', 'src/brand-new'],
    ['src/server/brand-new/file.ts', 'src/server/brand-new'],
    ['scripts/dev.mjs', null],
  ])('draws %s in the box %s', (path, box) => {
    expect(boxOf(path)).toBe(box);
  });

  it('leaves out an arrow that others tell already', () => {
    const modules = [
      module('src/screens/home.tsx', to('src/features/cart.ts'), to('src/client/call.ts')),
      module('src/features/cart.ts', to('src/client/call.ts')),
      module('src/client/call.ts'),
    ];
    expect(drawn(...modules)).toEqual(['src_features --> src_client', 'src_screens --> src_features']);
  });

  it('cannot be drawn of modules that need each other', () => {
    const circle = [
      module('src/client/a.ts', to('src/contract/b.ts')),
      module('src/contract/c.ts', to('src/client/d.ts')),
    ];
    expect(() => drawDiagram(circle)).toThrow('src/client → src/contract → src/client');
  });

  it('is placed between the markers and nowhere else', () => {
    const page = readFileSync(PAGE, 'utf8');
    const other = placeDiagram(page, 'flowchart TD');
    expect(other).toContain('```mermaid\nflowchart TD\n```');
    expect(other.split('```').length).toBe(page.split('```').length);
    expect(() => placeDiagram('# Another page', 'flowchart TD')).toThrow('lacks the markers');
  });
});
