import type PDFDocument from 'pdfkit';
import type { Locale } from '@config/locales';
import { printable } from './printable';

export type Pdf = InstanceType<typeof PDFDocument>;

/** A millimetre in points, the unit of a PDF. */
export const MM = 72 / 25.4;
/** In points. */
export const A4 = { width: 210 * MM, height: 297 * MM };

interface PdfOptions {
  title: string;
  author: string;
  /** Language of the texts, for those who have it read to them. */
  lang: Locale;
  /** In points. */
  margins: { top: number; bottom: number; left: number; right: number };
}

/**
 * An A4 document, drawn into memory. pdfkit is loaded with the first one. Every page stays open until `draw` returns, so
 * that it may write on earlier ones.
 * @throws what `draw` throws
 */
export async function drawPdf(
  { title, author, lang, margins }: PdfOptions,
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  const { default: Document } = await import('pdfkit');
  const pdf = new Document({
    size: 'A4',
    margins,
    lang,
    displayTitle: true,
    bufferPages: true,
    info: { Title: printable(title), Author: printable(author) },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const isDone = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  draw(pdf);
  pdf.end();
  await isDone;
  return Buffer.concat(chunks);
}

export interface Type {
  /** In points; 9 unless given. */
  size?: number;
  bold?: boolean;
  /** `#1F5130`; black unless given. */
  color?: string;
}

const SIZE = 9;

/** Sets the type of what is measured or written next. Every reader has Helvetica, so no font is embedded. */
export const setType = (pdf: Pdf, { size = SIZE, bold = false, color = '#000000' }: Type = {}): Pdf =>
  pdf
    .font(bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor(color);

/** In points, from the upper left corner of the page. */
export interface Box {
  x: number;
  y: number;
  width: number;
  /** Of one line unless given. */
  height?: number;
  /** At the left edge unless given. */
  align?: 'left' | 'right';
}

/** Writes a text into a box, in as many lines as fit; what does not fit ends with an ellipsis. It never adds a page. */
export function writeBox(pdf: Pdf, text: string, box: Box, type: Type = {}): void {
  const { x, y, width, height = (type.size ?? SIZE) * 1.2, align = 'left' } = box;
  setType(pdf, type).text(printable(text), x, y, { width, height, align, ellipsis: true });
}

/** How high a box of this width must be for the whole text. */
export const heightOf = (pdf: Pdf, text: string, width: number, type: Type = {}): number =>
  setType(pdf, type).heightOfString(printable(text), { width });
