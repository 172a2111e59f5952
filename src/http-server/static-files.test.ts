import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStaticFiles, compressStaticFiles } from './static-files';
import { answer } from './testing/answer';

const SCRIPT = 'export const pack = "30 kg";\n'.repeat(80);
const files = {
  'chunks/pages/produtos/[slug]-1.js': SCRIPT,
  'css/2.css': '.tile{color:red}'.repeat(100),
  'chunks/small.js': 'let a',
  'media/icons-1.svg': '<path d="M0 0"/>'.repeat(100),
  'media/font.woff2': 'x'.repeat(2_000),
};
const ADDRESS = '/_next/static/chunks/pages/produtos/%5Bslug%5D-1.js';
let dist: string;

beforeEach(async () => {
  dist = mkdtempSync(join(tmpdir(), 'assets-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(dist, 'static', name, '..'), { recursive: true });
    writeFileSync(join(dist, 'static', name), text);
  }
  await compressStaticFiles(dist);
});

const ask = (
  url: string,
  {
    headers = {},
    method = 'GET',
    before = {},
  }: Partial<Record<'headers' | 'before', Record<string, string>>> & {
    method?: string;
  } = {},
) =>
  answer(createStaticFiles(dist), {
    url,
    method,
    headers: { 'accept-encoding': 'gzip, br', ...headers },
    before,
  });

describe('scripts, styles and icons of a build', () => {
  it('are compressed where it is worth it, and fonts are left as they are', () => {
    const packed = Object.keys(files).filter((name) => existsSync(join(dist, 'static', `${name}.br`)));
    expect(packed).toEqual(['chunks/pages/produtos/[slug]-1.js', 'css/2.css', 'media/icons-1.svg']);
  });

  it('go out compressed and may be cached for good', () => {
    const { isOwn, headers, body } = ask(ADDRESS);
    expect(isOwn).toBe(true);
    expect(brotliDecompressSync(body ?? '').toString()).toBe(SCRIPT);
    expect(headers).toMatchObject({
      'Content-Type': 'application/javascript; charset=UTF-8',
      'Content-Encoding': 'br',
      'Content-Length': body?.length,
      Vary: 'Accept-Encoding',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    expect(ask('/_next/static/css/2.css').headers?.['Content-Type']).toBe('text/css; charset=UTF-8');
    expect(ask('/_next/static/media/icons-1.svg').headers?.['Content-Type']).toBe('image/svg+xml');
    expect(ask(ADDRESS, { method: 'HEAD' })).toMatchObject({ isOwn: true, body: undefined });
  });

  it('come without the headers that only a document obeys, but for an icon, which can be opened as one', () => {
    const before = {
      'Content-Security-Policy': "default-src 'self'; script-src 'self' 'sha256-long'",
      'X-Frame-Options': 'DENY',
      'X-Content-Type-Options': 'nosniff',
    };
    const left = (url: string) => ask(url, { before }).left;
    for (const url of [ADDRESS, '/_next/static/css/2.css'])
      expect(left(url)).toMatchObject({
        'content-security-policy': "default-src 'self'",
        'x-content-type-options': 'nosniff',
      });
    expect(left(ADDRESS)).not.toHaveProperty('x-frame-options');
    for (const url of ['/_next/static/media/icons-1.svg', '/_next/static/chunks/none.js'])
      expect(left(url)).toMatchObject({
        'content-security-policy': before['Content-Security-Policy'],
        'x-frame-options': 'DENY',
      });
  });

  it.each([
    ['a browser without Brotli', ADDRESS, { headers: { 'accept-encoding': 'gzip' } }],
    ['a part of a file', ADDRESS, { headers: { range: 'bytes=0-9' } }],
    ['what was not compressed', '/_next/static/chunks/small.js', {}],
    ['what does not exist', '/_next/static/chunks/none.js', {}],
    ['an address that climbs out', '/_next/static/../BUILD_ID', {}],
    ['an address that is none', '/_next/static/%E0%A4%A', {}],
    ['a write', ADDRESS, { method: 'POST' }],
  ])('are left to Next: %s', (_, url, request) => {
    expect(ask(url, request)).toMatchObject({ isOwn: false, status: undefined, body: undefined });
  });
});
