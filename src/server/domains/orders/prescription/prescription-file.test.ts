import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { Fault } from '@/server/kernel/fault';
import { planPrescriptionFile } from './prescription-file';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer\n%%EOF\n');
const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ddeeff' } });

/** How a file is refused: its code, or the code of the field. */
async function refusalOf(bytes: Buffer, type: string): Promise<string> {
  try {
    await planPrescriptionFile({ bytes, type });
    return 'taken';
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return error.extra.fields?.file ?? error.errorCode;
  }
}

describe('a file that is sent as a prescription', () => {
  const page = Buffer.from('<html><script>alert(1)</script></html>');
  const zip = Buffer.concat([Buffer.from([0x50, 0x4b, 5, 6]), Buffer.alloc(18)]);
  const files: [string, string, () => Promise<Buffer>][] = [
    ['a page as PDF', 'application/pdf', async () => page],
    ['a PDF with a page behind', 'application/pdf', async () => Buffer.concat([PDF, page])],
    ['a PDF that is an archive too', 'application/pdf', async () => Buffer.concat([PDF, zip])],
    ['a PDF behind a picture', 'application/pdf', async () => Buffer.concat([Buffer.from('GIF89a'), PDF])],
    ['a PDF without an end', 'application/pdf', async () => PDF.subarray(0, 20)],
    [
      'a PDF with a script',
      'application/pdf',
      async () => Buffer.from('%PDF-1.7\n<</S /JavaScript /JS (app.alert(1))>>\n%%EOF'),
    ],
    [
      'a PDF that starts a program',
      'application/pdf',
      async () => Buffer.from('%PDF-1.7\n<</S /Launch /F (cmd.exe)>>\n%%EOF'),
    ],
    ['a PDF as JPEG', 'image/jpeg', async () => PDF],
    ['a PNG as JPEG', 'image/jpeg', async () => draw(20, 20).png().toBuffer()],
    [
      'a JPEG with a page inside',
      'image/jpeg',
      async () => Buffer.concat([await draw(20, 20).jpeg().toBuffer(), page]),
    ],
    ['nothing', 'image/png', async () => Buffer.alloc(0)],
    ['a drawing', 'image/svg+xml', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ];
  it.each(files)('is refused when it is %s (%s)', async (_what, type, make) => {
    expect(await refusalOf(await make(), type)).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it('is refused by its header when it has more pixels than fit, before one is decoded', async () => {
    const bomb = await sharp({
      create: { width: 16_000, height: 8_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await refusalOf(bomb, 'image/png')).toBe('tooLarge');
  });

  it('is refused when it is cut short, or too small to read', async () => {
    const jpeg = await draw(400, 400).jpeg().toBuffer();
    expect(await refusalOf(jpeg.subarray(0, Math.floor(jpeg.length * 0.6)), 'image/jpeg')).toBe('unreadable');
    expect(await refusalOf(await draw(9, 40).png().toBuffer(), 'image/png')).toBe('tooSmall');
  });

  it('is stored as it is when it is a PDF, and as a JPEG on white when it is a picture', async () => {
    const taken = await planPrescriptionFile({ bytes: PDF, type: 'application/pdf' });
    expect(taken).toEqual({ type: 'application/pdf', bytes: PDF });
    const clear = { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
    const png = await sharp({ create: clear }).png().toBuffer();
    const drawn = await planPrescriptionFile({ bytes: png, type: 'image/png' });
    expect(drawn.type).toBe('image/jpeg');
    const [red] = await sharp(drawn.bytes).raw().toBuffer();
    expect(red).toBeGreaterThan(250);
  });
});
