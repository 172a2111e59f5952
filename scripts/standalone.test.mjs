import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeBuildSettings } from './steps/environment.mjs';
import { removePlaceholders } from './steps/generated-pages.mjs';
import { needPictures } from './steps/pictures.mjs';
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
});

describe('a standalone folder', () => {
  it('is made of files and folders that exist', () => {
    expect([...ENTRIES, ...FOLDERS].filter((path) => !existsSync(path))).toEqual([]);
  });

  it('has everything that the shop reads from the folder it runs in', () => {
    // Code that reads by a path from process.cwd() must be listed here too, or the shop fails in a moved folder.
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

describe('the pages', () => {
  it('that the build made without data are taken back in the standalone folder too', () => {
    const routes = { '/en': { initialRevalidateSeconds: 1 }, '/terms': { initialRevalidateSeconds: false } };
    write('moved/prerender-manifest.json', { routes });
    for (const name of ['en.html', 'en.json', 'terms.html']) write(`moved/server/pages/${name}`);
    expect(removePlaceholders(join(folder, 'moved'))).toEqual(['/en']);
    expect(existsSync(join(folder, 'moved/server/pages/en.html'))).toBe(false);
    expect(existsSync(join(folder, 'moved/server/pages/terms.html'))).toBe(true);
  });
});
