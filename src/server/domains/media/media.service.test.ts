import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Picture } from '@/contract/schemas/catalog';
import type { ErrorBody } from '@/contract/errors';
import { makeProductBody } from '@/testing/make-product-body';
import { makeProduct } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let folder: string;
let shop: TestApp;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  shop = await makeTestApp({ env: { MEDIA_DIR: join(folder, 'media') } });
});
beforeEach(async () => {
  token = (await makeUser(shop.services, { permissions: ['content.write', 'products.write'] })).token;
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const upload = async (bytes: Buffer, type: string, by: string | undefined = token) =>
  shop.app.request('/api/media/', {
    method: 'POST',
    headers: { 'content-type': type, ...(by && { authorization: `Bearer ${by}` }) },
    body: new Uint8Array(bytes),
  });
const draw = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } });
const refusalOf = async (response: Response) => {
  const { errorCode, fields } = (await response.json()) as ErrorBody;
  return { status: response.status, errorCode, ...(fields && { fields }) };
};
const stored = async (picture: Picture, width: number, type = 'webp') =>
  readFile(join(folder, picture.srcUrl.replace(/-\d+\.webp$/, `-${width}.${type}`)));
const accept = async (bytes: Buffer, type: string) => {
  const response = await upload(bytes, type);
  expect(response.status).toBe(201);
  return Picture.parse(await response.json());
};

/** A PNG whose header promises a size its data does not have. */
async function pngOf(width: number, height: number): Promise<Buffer> {
  const bytes = await draw(12, 12).png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

describe('a picture that is put in', () => {
  it('is stored in every width it fills, in both formats, and served under a name that cannot be guessed', async () => {
    const picture = await accept(await draw(700, 350).jpeg().toBuffer(), 'image/jpeg');
    expect(picture).toMatchObject({ alt: '', width: 700, height: 350, widths: [160, 320, 480, 640] });
    expect(picture.srcUrl).toMatch(/^\/media\/foto-[0-9a-f]{32}-320\.webp$/);
    expect(picture.color).toMatch(/^#3[2-4]6[5-7]9[8-9a]$/);
    for (const width of picture.widths)
      for (const type of ['avif', 'webp'])
        expect((await sharp(await stored(picture, width, type)).metadata()).width).toBe(width);
    const served = await shop.app.request(picture.srcUrl);
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['image/png', () => draw(40, 40).png()],
    ['image/webp', () => draw(40, 40).webp()],
    ['image/jpeg', () => draw(40, 40).toColourspace('b-w').jpeg()],
    ['image/jpeg', () => draw(40, 40).toColourspace('cmyk').jpeg()],
  ])('may be %s, grey or for print', async (type, make) => {
    expect((await accept(await make().toBuffer(), type)).color).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('stands upright and keeps nothing of where and by what it was taken', async () => {
    const bytes = await draw(400, 200)
      .withExif({ IFD0: { Make: 'Camera of the farm' }, IFD3: { GPSLatitude: '19/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const picture = await accept(bytes, 'image/jpeg');
    expect(picture).toMatchObject({ width: 200, height: 400 });
    const metadata = await sharp(await stored(picture, 160)).metadata();
    expect(metadata).toMatchObject({ width: 160, height: 320 });
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
  });

  it('is the same picture the second time, also at the same moment', async () => {
    const bytes = await draw(330, 200, '#884422').png().toBuffer();
    const both = await Promise.all([accept(bytes, 'image/png'), accept(bytes, 'image/png')]);
    expect(both[0]).toEqual(both[1]);
    expect((await readdir(join(folder, 'media'))).filter((file) => file.endsWith('.part'))).toEqual([]);
  });

  it('may hold a film behind it, as telephones write it', async () => {
    const jpeg = await draw(50, 50).jpeg().toBuffer();
    await accept(Buffer.concat([jpeg, Buffer.from('\0\0\0\x18ftypmp42 film')]), 'image/jpeg');
  });

  it('can be put into the gallery of a product', async () => {
    await makeProduct(shop.services.db, { id: 'velho' });
    const picture = await accept(await draw(500, 500).webp().toBuffer(), 'image/webp');
    const flags = { showOnThumbnail: true, showOnDetailsGallery: true, showOnInnerGallery: true };
    const create = (item: object) =>
      shop.request('POST', '/product/', {
        token,
        body: { ...makeProductBody(), gallery: [{ ...picture, ...flags, alt: 'Saco', ...item }] },
      });
    const made = await create({});
    expect(await made.json()).toMatchObject({ gallery: [{ srcUrl: picture.srcUrl, alt: 'Saco' }] });
    for (const lie of [{ widths: [320, 999] }, { color: 'red;background:url(//evil)' }, { width: -1 }])
      expect((await create(lie)).status).toBe(422);
  });
});

describe('a file that is not the picture it claims to be', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="50" height="50"><rect/></svg>');
  const page = Buffer.from('<script>alert(1)</script>');
  const zip = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)]);
  const files: [string, string, () => Promise<Buffer>][] = [
    ['an SVG', 'image/svg+xml', async () => svg],
    ['an SVG called PNG', 'image/png', async () => svg],
    ['a GIF', 'image/gif', () => draw(20, 20).gif().toBuffer()],
    ['a GIF called JPEG', 'image/jpeg', () => draw(20, 20).gif().toBuffer()],
    ['an AVIF', 'image/avif', () => draw(20, 20).avif().toBuffer()],
    ['an AVIF called WebP', 'image/webp', () => draw(20, 20).avif().toBuffer()],
    ['a PNG called JPEG', 'image/jpeg', () => draw(20, 20).png().toBuffer()],
    [
      'a page behind a JPEG',
      'image/jpeg',
      async () => Buffer.concat([await draw(20, 20).jpeg().toBuffer(), page]),
    ],
    [
      'a page inside a PNG',
      'image/png',
      async () => Buffer.concat([await draw(20, 20).png().toBuffer(), page]),
    ],
    [
      'a ZIP behind a PNG',
      'image/png',
      async () => Buffer.concat([await draw(20, 20).png().toBuffer(), zip]),
    ],
    [
      'a ZIP behind a JPEG',
      'image/jpeg',
      async () => Buffer.concat([await draw(20, 20).jpeg().toBuffer(), zip]),
    ],
    [
      'more behind a WebP',
      'image/webp',
      async () => Buffer.concat([await draw(20, 20).webp().toBuffer(), page]),
    ],
    ['a page', 'text/html', async () => page],
    ['nothing', 'image/png', async () => Buffer.alloc(0)],
  ];
  it.each(files)('%s as %s is refused', async (_what, type, make) => {
    const before = await readdir(join(folder, 'media'));
    expect(await refusalOf(await upload(await make(), type))).toEqual({
      status: 415,
      errorCode: 'UNSUPPORTED_MEDIA_TYPE',
    });
    expect(await readdir(join(folder, 'media'))).toEqual(before);
  });
});

describe('a picture that cannot be used', () => {
  const invalid = (code: string) => ({ status: 422, errorCode: 'VALIDATION', fields: { file: code } });

  it('of 30,000 × 30,000 pixels is refused without being decoded', async () => {
    expect(await refusalOf(await upload(await pngOf(30_000, 30_000), 'image/png'))).toEqual(
      invalid('tooLarge'),
    );
  });

  it('that is cut short is refused', async () => {
    const jpeg = await draw(400, 400).jpeg().toBuffer();
    const half = jpeg.subarray(0, Math.floor(jpeg.length * 0.7));
    expect(await refusalOf(await upload(half, 'image/jpeg'))).toEqual(invalid('unreadable'));
    const header = (await draw(20, 20).png().toBuffer()).subarray(0, 20);
    expect(await refusalOf(await upload(header, 'image/png'))).toEqual(invalid('unreadable'));
  });

  it('of a few pixels is refused', async () => {
    expect(await refusalOf(await upload(await draw(9, 40).png().toBuffer(), 'image/png'))).toEqual(
      invalid('tooSmall'),
    );
  });

  it('of more than ten megabytes is refused', async () => {
    const response = await upload(Buffer.alloc(10 * 1024 * 1024 + 1), 'image/png');
    expect(response.status).toBe(413);
  });
});

describe('pictures are put in', () => {
  it('by people of the shop alone', async () => {
    const bytes = await draw(20, 20).png().toBuffer();
    expect((await upload(bytes, 'image/png', '')).status).toBe(401);
    const customer = await makeUser(shop.services);
    expect((await upload(bytes, 'image/png', customer.token)).status).toBe(403);
  });

  it('sixty times in ten minutes and no more', async () => {
    const bytes = Buffer.from('no picture');
    for (let count = 0; count < 60; count += 1) expect((await upload(bytes, 'image/png')).status).toBe(415);
    const response = await upload(bytes, 'image/png');
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
