import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';

/** An uploaded file: a sample, and how its bytes are changed. */
export interface FileSpec {
  sample: number;
  wound: 'none' | 'cut' | 'flip' | 'prepend' | 'append' | 'empty' | 'size';
  at: number;
}

export const fileArbitrary: fc.Arbitrary<FileSpec> = fc.record({
  sample: fc.nat(99),
  wound: fc.constantFrom('none', 'none', 'none', 'cut', 'flip', 'prepend', 'append', 'empty', 'size'),
  at: fc.nat(4_000),
});

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a86' } });

/** Valid files, and some with a wrong type: SVG, an archive, a page, a picture that is too small. */
async function makeSamples(): Promise<Buffer[]> {
  return [
    await draw(16, 12).png().toBuffer(),
    await draw(16, 12).jpeg().toBuffer(),
    await draw(16, 12).webp().toBuffer(),
    Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
    await draw(4, 4).png().toBuffer(),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    Buffer.from('<!doctype html><script>alert(1)</script>'),
    Buffer.concat([Buffer.from('PK\u0003\u0004'), deflateRawSync(Buffer.alloc(100_000))]),
  ];
}
let samples: Promise<Buffer[]> | null = null;

const HUGE_SIDE = 0x7fff_ffff;

/** The bytes of a file; those of the expected type come more often. */
export async function makeFile({ sample, wound, at }: FileSpec, types: readonly string[]): Promise<Buffer> {
  samples ??= makeSamples();
  const all = await samples;
  const right = types.includes('application/pdf') ? all.slice(3, 4) : all.slice(0, 3);
  const list = sample % 4 === 0 ? all : right;
  const bytes = Buffer.from(list[sample % list.length] ?? Buffer.alloc(0));
  if (wound === 'empty') return Buffer.alloc(0);
  if (wound === 'cut') return bytes.subarray(0, at % Math.max(1, bytes.length));
  if (wound === 'append') return Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>'), bytes]);
  if (wound === 'prepend') return Buffer.concat([Buffer.from('GIF89a'), bytes]);
  if (wound === 'flip' && bytes.length > 0) bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ 0xff;
  // Offset of width and height in a PNG.
  if (wound === 'size' && bytes.length > 24) bytes.writeUInt32BE(HUGE_SIDE, 16 + (at % 2) * 4);
  return bytes;
}
