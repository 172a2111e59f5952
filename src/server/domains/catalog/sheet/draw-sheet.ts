import type { Brand } from '@config/brands/brand';
import {
  A4,
  drawPdf,
  heightOf,
  MM,
  setType,
  writeBox,
  type Pdf,
  type Type,
} from '@/server/ports/pdf/draw-pdf';
import { printable } from '@/server/ports/pdf/printable';
import type { Sheet, SheetBlock, SheetColumn, SheetFact, SheetSection } from './plan-sheet';

/** The brand’s logo and the picture of the pack, as a PDF takes them; null where there is none. */
export interface SheetPictures {
  logo: Buffer | null;
  pack: Buffer | null;
}

type Look = Pick<Brand, 'name' | 'theme'>;

const MARGINS = { top: 15 * MM, bottom: 24 * MM, left: 18 * MM, right: 18 * MM };
const LEFT = MARGINS.left;
const INNER = A4.width - MARGINS.left - MARGINS.right;
const END = A4.height - MARGINS.bottom;
/** The highest box: a whole page. */
const BODY = END - MARGINS.top;
const LOGO = { width: 60 * MM, height: 11 * MM };
const PACK_SIDE = 36 * MM;
const CELL = { padX: 4, padY: 3 };
/** Titles and names are a few lines; a hostile one must not push the sheet off its page. */
const MOST_TITLE = 90;
const MOST_LEAD = 60;
const FACT_SHARE = 0.32;

/** Begins a page where less than this is left. @returns whether it did */
function requireRoom(pdf: Pdf, height: number): boolean {
  if (pdf.y + height <= END) return false;
  pdf.addPage();
  return true;
}

function drawRule(pdf: Pdf, y: number, { color, weight }: { color: string; weight: number }): void {
  pdf
    .lineWidth(weight)
    .strokeColor(color)
    .moveTo(LEFT, y)
    .lineTo(LEFT + INNER, y)
    .stroke();
}

/** Writes as much of a text as fits below `y`. @returns where the next thing begins */
function writeUpTo(pdf: Pdf, text: string, y: number, width: number, most: number, type: Type): number {
  const height = Math.min(heightOf(pdf, text, width, type), most);
  // The half point covers the rounding of the measure.
  writeBox(pdf, text, { x: LEFT, y, width, height: height + 0.5 }, type);
  return y + height;
}

function drawHead(pdf: Pdf, sheet: Sheet, { name, theme }: Look, { logo, pack }: SheetPictures): void {
  const { top } = MARGINS;
  if (logo) pdf.image(logo, LEFT, top, { fit: [LOGO.width, LOGO.height] });
  else
    writeBox(
      pdf,
      name,
      { x: LEFT, y: top + 6, width: INNER / 2 },
      { size: 18, bold: true, color: theme.primary },
    );
  const half = { x: LEFT + INNER / 2, y: top + 10, width: INNER / 2, align: 'right' } as const;
  writeBox(pdf, sheet.heading, half, { size: 12, bold: true, color: theme.primary });
  const rule = top + LOGO.height + 8;
  drawRule(pdf, rule, { color: theme.primary, weight: 1.5 });
  const begin = rule + 14;
  if (pack) {
    const x = LEFT + INNER - PACK_SIDE;
    pdf.image(pack, x, begin, { fit: [PACK_SIDE, PACK_SIDE], align: 'right' });
  }
  const width = pack ? INNER - PACK_SIDE - 14 : INNER;
  let y = writeUpTo(pdf, sheet.line, begin, width, 24, { size: 9.5, color: theme.muted }) + 3;
  y = writeUpTo(pdf, sheet.title, y, width, MOST_TITLE, { size: 19, bold: true, color: theme.ink }) + 4;
  if (sheet.lead) y = writeUpTo(pdf, sheet.lead, y, width, MOST_LEAD, { size: 10.5, color: theme.ink });
  pdf.y = Math.max(y, pack ? begin + PACK_SIDE : 0) + 6;
}

interface Cell {
  text: string;
  width: number;
  align: 'left' | 'right';
  type: Type;
}

/** One row of a table, on one page. @param onNewPage draws what a page of a table begins with */
function drawRow(pdf: Pdf, cells: readonly Cell[], line: string, onNewPage?: () => void): void {
  const inner = ({ width }: Cell) => width - 2 * CELL.padX;
  const text = Math.max(...cells.map((cell) => heightOf(pdf, cell.text, inner(cell), cell.type)));
  const height = Math.min(text, BODY - 60) + 2 * CELL.padY;
  if (requireRoom(pdf, height)) onNewPage?.();
  const { y } = pdf;
  let x = LEFT;
  for (const cell of cells) {
    const box = {
      x: x + CELL.padX,
      y: y + CELL.padY,
      width: inner(cell),
      height: height - 2 * CELL.padY + 0.5,
    };
    writeBox(pdf, cell.text, { ...box, align: cell.align }, cell.type);
    x += cell.width;
  }
  drawRule(pdf, y + height, { color: line, weight: 0.5 });
  pdf.y = y + height;
}

function drawTable(
  pdf: Pdf,
  columns: readonly SheetColumn[],
  rows: readonly string[][],
  { theme }: Look,
): void {
  const rowOf = (texts: readonly string[], type: Type) =>
    columns.map(({ share, isFigure }, index): Cell => {
      return { text: texts[index] ?? '', width: share * INNER, align: isFigure ? 'right' : 'left', type };
    });
  const titles = rowOf(
    columns.map(({ title }) => title),
    { size: 8.5, bold: true, color: theme.muted },
  );
  drawRow(pdf, titles, theme.primary);
  const onNewPage = () => drawRow(pdf, titles, theme.primary);
  for (const texts of rows)
    drawRow(pdf, rowOf(texts, { size: 9.5, color: theme.ink }), theme.line, onNewPage);
}

function drawFacts(pdf: Pdf, facts: readonly SheetFact[], { theme }: Look): void {
  for (const [label, value] of facts)
    drawRow(
      pdf,
      [
        { text: label, width: FACT_SHARE * INNER, align: 'left', type: { size: 9.5, color: theme.muted } },
        {
          text: value,
          width: (1 - FACT_SHARE) * INNER,
          align: 'left',
          type: { size: 9.5, color: theme.ink },
        },
      ],
      theme.line,
    );
}

/** Text that goes on over pages. */
function flow(pdf: Pdf, text: string, indent: number, type: Type): void {
  const drawn = printable(text).replace(/\n{3,}/g, '\n\n');
  setType(pdf, type).text(drawn, LEFT + indent, pdf.y, { width: INNER - indent, lineGap: 1.5 });
}

function drawBlock(pdf: Pdf, block: SheetBlock, look: Look): void {
  const type = { size: 9.5, color: look.theme.ink };
  if (block.kind === 'table') drawTable(pdf, block.columns, block.rows, look);
  if (block.kind === 'facts') drawFacts(pdf, block.facts, look);
  if (block.kind === 'text') flow(pdf, block.text, 0, { ...type, bold: block.strong ?? false });
  if (block.kind === 'item') {
    requireRoom(pdf, 14);
    writeBox(pdf, '•', { x: LEFT + 2, y: pdf.y, width: 10 }, type);
    pdf.y -= heightOf(pdf, '•', 10, type);
    flow(pdf, block.text, 12, type);
  }
}

function drawSection(pdf: Pdf, { title, blocks }: SheetSection, look: Look): void {
  pdf.y += 12;
  // A title is never the last line of a page.
  requireRoom(pdf, 58);
  writeBox(
    pdf,
    title,
    { x: LEFT, y: pdf.y, width: INNER },
    { size: 11.5, bold: true, color: look.theme.primary },
  );
  pdf.y += 3;
  for (const block of blocks) drawBlock(pdf, block, look);
}

/** Whose it is, where it is read and of which day, on every page. */
function drawFeet(pdf: Pdf, sheet: Sheet, { theme }: Look): void {
  const { start, count } = pdf.bufferedPageRange();
  const type = { size: 8, color: theme.muted };
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    const y = END + 14;
    drawRule(pdf, y - 6, { color: theme.line, weight: 0.5 });
    writeBox(pdf, sheet.address, { x: LEFT, y, width: INNER * 0.6 }, type);
    pdf.link(LEFT, y, INNER * 0.6, 10, sheet.address);
    const right = { x: LEFT + INNER * 0.6, y, width: INNER * 0.4, align: 'right' } as const;
    writeBox(pdf, `${sheet.issuedOn} · ${page - start + 1}/${count}`, right, type);
    writeBox(pdf, sheet.company, { x: LEFT, y: y + 12, width: INNER }, type);
  }
}

/** A technical sheet as a PDF of one or more A4 pages, in the brand’s colours. */
export function drawSheet(sheet: Sheet, look: Look, pictures: SheetPictures): Promise<Buffer> {
  const title = `${sheet.heading}: ${sheet.title}`;
  return drawPdf({ title, author: look.name, lang: sheet.lang, margins: MARGINS }, (pdf) => {
    drawHead(pdf, sheet, look, pictures);
    for (const section of sheet.sections) drawSection(pdf, section, look);
    drawFeet(pdf, sheet, look);
  });
}
