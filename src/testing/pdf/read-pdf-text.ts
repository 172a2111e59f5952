import { inflateSync } from 'node:zlib';

/** As pdfkit writes it: the last byte of what is compressed may be a carriage return. */
const STREAM = /\/FlateDecode\b[^]*?stream\n([^]*?)\nendstream/g;
/** A line of text as pdfkit writes it: `[<48656c6c6f> 20 <20> 0] TJ`. */
const LINE = /\[([^\]]*)\] TJ/g;
/** Windows-1252 from 80 to 9F, which Node reads as Latin-1. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function inflate(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    // A picture, which is compressed in another way.
    return '';
  }
}

const readLine = (line: string) => {
  const hex = [...line.matchAll(/<([\da-f]*)>/gi)].map(([, signs = '']) => signs).join('');
  return Buffer.from(hex, 'hex')
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (sign) => HIGH.charAt(sign.charCodeAt(0) - 0x80));
};

/** The texts of a PDF in the standard fonts, in the order they were drawn, each line after a space. */
export function readPdfText(bytes: Buffer): string {
  const streams = [...bytes.toString('latin1').matchAll(STREAM)].map(([, stream = '']) => inflate(stream));
  return streams
    .flatMap((stream) => [...stream.matchAll(LINE)].map(([, line = '']) => readLine(line)))
    .join(' ')
    .replace(/\s+/g, ' ');
}

/** How many pages a PDF has. */
export const countPdfPages = (bytes: Buffer): number =>
  [...bytes.toString('latin1').matchAll(/\/Type \/Page\b/g)].length;
