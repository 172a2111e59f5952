import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeBuildSettings } from './steps/environment.mjs';
import { keepOwnPages, recordData, removePlaceholders } from './steps/generated-pages.mjs';
import { needPictures } from './steps/pictures.mjs';
import { useBuiltConfig } from './steps/standalone-settings.mjs';
import { ENTRIES, FOLDERS } from './steps/standalone.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'standalone-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path, text = '') {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof text === 'string' ? text : JSON.stringify(text));
  return join(folder, path);
}

describe('the settings of a standalone folder', () => {
  const settings = { NEXT_PUBLIC_BRAND: 'tropa-e-sela', NEXT_PUBLIC_GTM_ID: 'GTM-ABC1234' };
  const take = (env) => takeBuildSettings(env, write('standalone.json', { distDir: '.next', settings }));

  it('are those of its build, whether they are said again or not', () => {
    const env = {};
    take(env);
    expect(env).toMatchObject({ ...settings, NEXT_PUBLIC_DEFAULT_LOCALE: 'en', NEXT_DIST_DIR: '.next' });
    expect(() => take({ NEXT_PUBLIC_BRAND: 'tropa-e-sela', NEXT_PUBLIC_GTM_ID: '' })).not.toThrow();
  });

  it('cannot be changed at the start: every one that differs is named', () => {
    const other = { NEXT_PUBLIC_BRAND: 'boa-lida', NEXT_PUBLIC_DEFAULT_LOCALE: 'pt-BR' };
    expect(() => take(other)).toThrow(
      /NEXT_PUBLIC_BRAND=boa-lida: it was built with tropa-e-sela\n.*NEXT_PUBLIC_DEFAULT_LOCALE=pt-BR: it was built with en/,
    );
  });

  it('hand Next the configuration of the build, with the paths and the cache of here and now', () => {
    const config = {
      distDir: '.next',
      outputFileTracingRoot: '/where/it/was/built',
      experimental: { kept: 1 },
    };
    write('.next/required-server-files.json', { config });
    const env = { NEXT_DIST_DIR: join(folder, '.next') };
    useBuiltConfig(env);
    const handed = JSON.parse(env.__NEXT_PRIVATE_STANDALONE_CONFIG);
    expect(handed).toMatchObject({ distDir: '.next', outputFileTracingRoot: process.cwd() });
    expect(handed.experimental).toEqual({ kept: 1, isrFlushToDisk: true });
  });
});

describe('a standalone folder', () => {
  it('is made of files and folders that exist', () => {
    expect([...ENTRIES, ...FOLDERS].filter((path) => !existsSync(path))).toEqual([]);
  });

  it('has everything that the shop reads from the folder it runs in', () => {
    // Whoever reads by a path from process.cwd() must say so here too, or the shop ends in a moved folder.
    const carried = [...ENTRIES, ...FOLDERS];
    for (const path of [
      'demo/users.json',
      'public/locales',
      'src/server/db/migrations/meta/_journal.json',
      'src/server/db/embedded/worker.mjs',
      'src/server/social-picture/fonts/bricolage-500.ttf',
    ])
      expect(
        carried.some((name) => path.startsWith(name)),
        path,
      ).toBe(true);
  });
});

describe('the pictures of the demonstration', () => {
  it('are made at the start where they are missing, and never for a shop without the demonstration', () => {
    vi.stubEnv('MEDIA_DIR', join(folder, 'media'));
    vi.stubEnv('NEXT_PUBLIC_BRAND', '');
    vi.stubEnv('SEED_DEMO', '');
    expect(needPictures()).toBe(true);
    vi.stubEnv('SEED_DEMO', 'false');
    expect(needPictures()).toBe(false);
    vi.stubEnv('SEED_DEMO', 'true');
    write('media/social-boa-lida-one.png');
    expect(needPictures()).toBe(false);
  });
});

describe('the pages made while serving', () => {
  function makeBuild(id) {
    const dist = join(folder, '.next');
    write('.next/BUILD_ID', id);
    write('data/db/PG_VERSION', '18');
    vi.stubEnv('NEXT_DIST_DIR', dist);
    vi.stubEnv('DATA_DIR', join(folder, 'data'));
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('STOREFRONT_PAGES', '');
    return join(dist, 'server/route-cache');
  }

  it('stay for the same build on the same data', () => {
    const pages = makeBuild('one');
    expect(keepOwnPages()).toBe(false);
    recordData();
    writeFileSync(join(pages, 'home.html'), 'kept');
    expect(keepOwnPages()).toBe(true);
    expect(readFileSync(join(pages, 'home.html'), 'utf8')).toBe('kept');
  });

  it('of another build or of other data are dropped, though their folder stays: it may be a mount', () => {
    const pages = makeBuild('one');
    keepOwnPages();
    recordData();
    writeFileSync(join(pages, 'home.html'), 'names scripts that are gone');
    makeBuild('two');
    expect(keepOwnPages()).toBe(false);
    expect(existsSync(join(pages, 'home.html'))).toBe(false);
    expect(existsSync(pages)).toBe(true);
    recordData();
    writeFileSync(join(pages, 'home.html'), 'shows the goods of another shop');
    vi.stubEnv('DATABASE_URL', 'postgres://host/other');
    expect(keepOwnPages()).toBe(false);
    expect(existsSync(join(pages, 'home.html'))).toBe(false);
  });

  it('are kept in memory where they cannot be written', () => {
    const pages = makeBuild('one');
    write('.next/server', 'a file where the folder should be');
    expect(keepOwnPages()).toBe(false);
    expect(process.env.STOREFRONT_PAGES).toBe('memory');
    expect(() => recordData()).not.toThrow();
    expect(existsSync(pages)).toBe(false);
  });

  it('that the build made without data are taken back in the standalone folder too', () => {
    const routes = { '/en': { initialRevalidateSeconds: 1 }, '/terms': { initialRevalidateSeconds: false } };
    write('moved/prerender-manifest.json', { routes });
    for (const name of ['en.html', 'en.json', 'terms.html']) write(`moved/server/pages/${name}`);
    expect(removePlaceholders(join(folder, 'moved'))).toEqual(['/en']);
    expect(existsSync(join(folder, 'moved/server/pages/en.html'))).toBe(false);
    expect(existsSync(join(folder, 'moved/server/pages/terms.html'))).toBe(true);
  });
});
