import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CUT, GIVEN, KEPT, REPLACED } from './index.js';

const read = (name: string) => readFileSync(join('node_modules/next/dist', `${name}.js`), 'utf8');

/** What a file of Next takes from a module it requires, as `_name.something`. */
function findUses(file: string, required: RegExp): string[] {
  const source = read(file);
  const variable = new RegExp(`const (_\\w+) = [^;\\n]*require\\("${required.source}"\\)`).exec(source)?.[1];
  if (!variable) return [];
  return [
    ...new Set([...source.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, use]) => use ?? '')),
  ];
}

describe('what is left out of Next in the browser', () => {
  it('keeps every constant that the router and the page loader read', () => {
    expect(KEPT['lib/constants'].toSorted()).toEqual(
      [
        ...findUses('shared/lib/router/router', /\.\.\/\.\.\/\.\.\/lib\/constants/),
        ...findUses('shared/lib/router/utils/route-regex', /\.\.\/\.\.\/\.\.\/\.\.\/lib\/constants/),
      ].toSorted(),
    );
    expect(KEPT['shared/lib/constants'].toSorted()).toEqual(
      findUses('client/page-loader', /\.\.\/shared\/lib\/constants/).toSorted(),
    );
  });

  it('names modules that exist in this version of Next', () => {
    for (const name of [...Object.keys(KEPT), ...Object.keys(REPLACED)]) expect(read(name)).not.toBe('');
  });

  it('takes only what a route without interception needs from the parameters of the app router', () => {
    expect(findUses('shared/lib/router/utils/route-regex', /\.\/get-dynamic-param/).toSorted()).toEqual([
      'PARAMETER_PATTERN',
      'parseMatchedParameter',
    ]);
    expect(findUses('shared/lib/router/utils/is-dynamic', /\.\/interception-routes/).toSorted()).toEqual([
      'extractInterceptionRouteInformation',
      'isInterceptionRouteAppPath',
    ]);
  });

  it('starts as Next does', () => {
    const required = (source: string) =>
      [...source.matchAll(/require\('?"?([^'")]+)/g)].map(([, name]) => name).toSorted();
    expect(required(read('client/next'))).toEqual(
      [
        './',
        '../lib/require-instrumentation-client',
        './register-deployment-id-global',
        './webpack',
      ].toSorted(),
    );
    expect(read('client/next')).toContain(
      '(0, _.initialize)({}).then(()=>(0, _.hydrate)()).catch(console.error)',
    );
  });

  it('hydrates a page by one call, of what is put in its place', () => {
    const client = read('client/index');
    expect(findUses('client/index', /react-dom\/client/)).toEqual(['default']);
    expect([...client.matchAll(/_client\.default\.\w+/g)].map(String)).toEqual([
      '_client.default.hydrateRoot',
    ]);
  });

  it('gives other modules instead of ones that are required by that very name', () => {
    for (const { to, instead } of GIVEN) expect(read(to)).toContain(`require("${instead}")`);
  });

  it('cuts pieces that are there once', () => {
    for (const [name, { from }] of Object.entries(CUT)) expect(read(name).split(from)).toHaveLength(2);
  });

  it('gives links a router with all that they ask of it', () => {
    const link = read('client/link');
    expect(findUses('client/link', /\.\.\/shared\/lib\/router-context\.shared-runtime/)).toEqual([
      'RouterContext',
    ]);
    const asked = [
      ...link.matchAll(/\brouter\??\.(\w+)|'(\w+)' in router|router\[replace \? '(\w+)' : '(\w+)'\]/g),
    ];
    const names = new Set(asked.flatMap((match) => match.slice(1)).filter(Boolean));
    expect(names).toContain('push');
    const singleton = read('client/router');
    for (const name of names) expect(singleton, name).toMatch(new RegExp(`^ {4}'${name}',?$`, 'm'));
  });

  it('calls nothing of next/script but what its stand-in has', () => {
    const calls = [
      ...findUses('shared/lib/router/router', /\.\.\/\.\.\/\.\.\/client\/script/),
      ...(/const \{ (\w+) \} = require\('\.\/script'\)/.exec(read('client/index'))?.slice(1) ?? []),
    ];
    expect(calls.toSorted()).toEqual(['handleClientScriptLoad', 'initScriptLoader']);
  });
});
