import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStoredPages, prepareStoredPages, recordOrigin } from './stored-pages';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stored-pages-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

describe('the pages rendered while serving', () => {
  function makeBuild(id: string) {
    write('.next/BUILD_ID', id);
    write('data/db/PG_VERSION', '18');
    const place = {
      NEXT_DIST_DIR: join(folder, '.next'),
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      REDIS_URL: '',
      STOREFRONT_PAGES: 'disk' as const,
    };
    return { place, pages: join(folder, '.next/server/route-cache') };
  }

  it('stay for the same build on the same data', () => {
    const { place, pages } = makeBuild('one');
    expect(prepareStoredPages(place)).toBe('empty');
    recordOrigin(place);
    writeFileSync(join(pages, 'home.html'), 'still here');
    expect(prepareStoredPages(place)).toBe('reused');
    expect(readFileSync(join(pages, 'home.html'), 'utf8')).toBe('still here');
  });

  it('of another build or of other data are dropped, though their folder stays: it may be a mount', () => {
    const { place, pages } = makeBuild('one');
    prepareStoredPages(place);
    recordOrigin(place);
    writeFileSync(join(pages, 'home.html'), 'names scripts that are gone');
    makeBuild('two');
    expect(prepareStoredPages(place)).toBe('empty');
    expect(existsSync(join(pages, 'home.html'))).toBe(false);
    expect(existsSync(pages)).toBe(true);
    recordOrigin(place);
    writeFileSync(join(pages, 'home.html'), 'shows the goods of another shop');
    expect(prepareStoredPages({ ...place, DATABASE_URL: 'postgres://host/other' })).toBe('empty');
    expect(existsSync(join(pages, 'home.html'))).toBe(false);
  });

  it('are dropped where instances share theirs: those on disk only grow old', () => {
    const { place, pages } = makeBuild('one');
    prepareStoredPages(place);
    recordOrigin(place);
    writeFileSync(join(pages, 'home.html'), 'old');
    expect(prepareStoredPages({ ...place, REDIS_URL: 'redis://host:6379' })).toBe('empty');
    expect(existsSync(join(pages, 'home.html'))).toBe(false);
  });

  it('go from disk when they are rendered again and are gone, and stay when they were written since', () => {
    const { place } = makeBuild('one');
    const kinds = ['html', 'json', 'meta'];
    const store = (path: string) =>
      kinds.map((kind) => {
        const file = `.next/server/route-cache/PAGES/0a/$/${path}.${kind}`;
        write(file, 'a page');
        return join(folder, file);
      });
    const old = new Date('2026-11-21T12:00:00Z');
    const since = old.getTime() + 60_000;
    const age = (files: string[]) => files.forEach((file) => utimesSync(file, old, old));
    const gone = store('pt-BR/produtos/sal-80');
    const other = store('pt-BR/produtos/sal-90');
    const unprefixed = store('en/produtos/sal-80');
    [gone, other, unprefixed].forEach(age);
    const renewed = store('pt-BR/produtos/sal-70');
    const pages = createStoredPages(place);
    pages.dropGone('/pt-BR/produtos/sal-80', since);
    pages.dropGone('/produtos/sal-80', since);
    pages.dropGone('/pt-BR/produtos/sal-70', since);
    pages.dropGone('/pt-BR/../../../../../../data/db/PG_VERSION', since);
    expect([...gone, ...unprefixed].filter((file) => existsSync(file))).toEqual([]);
    expect([...other, ...renewed].every((file) => existsSync(file))).toBe(true);
  });

  it('stay in memory where they cannot be written', () => {
    const { place, pages } = makeBuild('one');
    write('.next/server', 'a file where the folder should be');
    expect(prepareStoredPages(place)).toBe('memory');
    expect(existsSync(pages)).toBe(false);
  });

  it('stay in memory where that is set, and those of an earlier run go: Next would serve them from disk', () => {
    const { place, pages } = makeBuild('one');
    prepareStoredPages(place);
    recordOrigin(place);
    writeFileSync(join(pages, 'home.html'), 'of an earlier run');
    expect(prepareStoredPages({ ...place, STOREFRONT_PAGES: 'memory' })).toBe('memory');
    expect(readdirSync(pages)).toEqual([]);
    expect(prepareStoredPages(place)).toBe('empty');
  });
});
