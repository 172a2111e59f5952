import type { Brand } from '@config/brands/brand';
import { CATALOGUE_LOCALE } from '@config/locales';
import { formatBoletoLine } from '@/lib/codes/boleto-line';
import { formatCep } from '@/lib/cep';
import { formatDocument } from '@/lib/documents';
import { formatCents } from '@/lib/money';
import { shopDateOf } from '@/lib/time/business-days';
import type { OrderRow, PaymentRow } from '@/server/domains/orders/orders.repo';
import { A4, drawPdf, MM, writeBox, type Type } from '@/server/ports/pdf/draw-pdf';

/** The facts of a boleto, apart from its layout. */
export interface BoletoFacts {
  /** A simulated boleto says so over the page: it is not to be paid. */
  simulated: boolean;
  bank: string;
  line: string;
  barcode: string;
  number: string;
  issuedOn: string;
  dueOn: string;
  amount: string;
  payee: { name: string; document: string; address: string };
  payer: { name: string; document: string; address: string };
}

/** As bills write it: `21/11/2026`. */
const formatDay = (isoDate: string) => isoDate.split('-').reverse().join('/');

function addressOf({ address }: OrderRow): string {
  if (!address) return '';
  const { propertyName, road, street, number, complement, district, city, state, postalCode } = address;
  const way = [propertyName, road, street, number, complement].filter(Boolean).join(', ');
  return [way, district, `${city}/${state}`, `CEP ${formatCep(postalCode)}`].filter(Boolean).join(' - ');
}

/** What the boleto of a payment says; null for a payment by another method. */
export function planBoletoPdf(
  order: OrderRow,
  { boleto, amountCents, createdAt }: PaymentRow,
  { brand, simulated }: { brand: Brand; simulated: boolean },
): BoletoFacts | null {
  if (!boleto) return null;
  const { legalName, cnpj, address } = brand.company;
  const { payer } = order;
  return {
    simulated,
    bank: boleto.barcode.slice(0, 3),
    line: formatBoletoLine(boleto.line),
    barcode: boleto.barcode,
    number: order.number,
    issuedOn: formatDay(shopDateOf(createdAt)),
    dueOn: formatDay(boleto.dueDate),
    amount: formatCents(amountCents),
    payee: { name: legalName, document: formatDocument(cnpj), address },
    payer: { name: payer.fullName, document: formatDocument(payer.document), address: addressOf(order) },
  };
}

const MARGIN = 15 * MM;
const INNER = A4.width - 2 * MARGIN;
/** 103 by 13 millimetres, as scanners of banks expect. */
const BARS = { width: 103 * MM, height: 13 * MM };
const ROW = 26;

/** Widths of bars and gaps in turn, of Interleaved 2 of 5. */
async function planBars(digits: string): Promise<number[]> {
  const { default: barCodes } = await import('bwip-js/node');
  const [drawn] = barCodes.raw({ bcid: 'interleaved2of5', text: digits });
  if (!drawn || !('sbs' in drawn)) throw new Error('The bar code was not drawn');
  return [...drawn.sbs];
}

interface Cell {
  label: string;
  value: string;
  /** Part of the width of the row. */
  share: number;
  strong?: boolean;
}

/** Rows of the slip that the bank reads (ficha de compensação). */
const slipRows = (facts: BoletoFacts): Cell[][] => [
  [
    { label: 'Local de pagamento', value: 'Em qualquer banco ou aplicativo, até o vencimento', share: 0.72 },
    { label: 'Vencimento', value: facts.dueOn, share: 0.28, strong: true },
  ],
  [
    { label: 'Beneficiário', value: facts.payee.name, share: 0.72 },
    { label: 'CNPJ do beneficiário', value: facts.payee.document, share: 0.28 },
  ],
  [{ label: 'Endereço do beneficiário', value: facts.payee.address, share: 1 }],
  [
    { label: 'Data do documento', value: facts.issuedOn, share: 0.24 },
    { label: 'Número do documento', value: facts.number, share: 0.24 },
    { label: 'Espécie', value: 'R$', share: 0.12 },
    { label: 'Aceite', value: 'N', share: 0.12 },
    { label: 'Valor do documento', value: facts.amount, share: 0.28, strong: true },
  ],
  [{ label: 'Instruções', value: 'Não receber após o vencimento.', share: 1 }],
  [
    { label: 'Pagador', value: facts.payer.name, share: 0.72 },
    { label: 'CPF ou CNPJ do pagador', value: facts.payer.document, share: 0.28 },
  ],
  [{ label: 'Endereço do pagador', value: facts.payer.address || '-', share: 1 }],
];

/** Rows of the receipt for the payer. */
const receiptRows = ({ payee, payer, number, dueOn, amount }: BoletoFacts): Cell[][] => [
  [
    { label: 'Beneficiário', value: payee.name, share: 0.72 },
    { label: 'Vencimento', value: dueOn, share: 0.28, strong: true },
  ],
  [
    { label: 'Pagador', value: payer.name, share: 0.48 },
    { label: 'Número do documento', value: number, share: 0.24 },
    { label: 'Valor do documento', value: amount, share: 0.28, strong: true },
  ],
];

/** A page with the receipt and the slip of a boleto. */
export async function drawBoletoPdf(facts: BoletoFacts): Promise<Buffer> {
  const bars = await planBars(facts.barcode);
  const margins = { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN };
  const about = {
    title: `Boleto ${facts.number}`,
    author: facts.payee.name,
    lang: CATALOGUE_LOCALE,
    margins,
  };
  return drawPdf(about, (pdf) => {
    const write = (text: string, x: number, y: number, width: number, type?: Type) =>
      writeBox(pdf, text, { x, y, width }, type);
    const drawRows = (rows: readonly Cell[][], top: number): number => {
      rows.forEach((cells, index) => {
        let x = MARGIN;
        const y = top + index * ROW;
        for (const { label, value, share, strong = false } of cells) {
          const width = INNER * share;
          pdf.lineWidth(0.6).rect(x, y, width, ROW).stroke();
          write(label, x + 3, y + 3, width - 6, { size: 6.5 });
          write(value, x + 3, y + 12, width - 6, { size: strong ? 10.5 : 9, bold: strong });
          x += width;
        }
      });
      return top + rows.length * ROW;
    };

    let y = MARGIN;
    if (facts.simulated) {
      const notice = 'SIMULAÇÃO: este boleto não existe em banco nenhum. Não pague.';
      write(notice, MARGIN, y, INNER, { size: 11, bold: true });
      y += 24;
    }
    write('Recibo do pagador', MARGIN, y, INNER, { size: 11, bold: true });
    y = drawRows(receiptRows(facts), y + 18) + 30;
    pdf
      .lineWidth(0.6)
      .dash(3, { space: 3 })
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + INNER, y)
      .stroke()
      .undash();
    y += 24;
    write(facts.bank, MARGIN, y, 60, { size: 15, bold: true });
    write(facts.line, MARGIN + 62, y + 3, INNER - 62, { size: 11.5, bold: true });
    y = drawRows(slipRows(facts), y + 24) + 12;

    const unit = BARS.width / bars.reduce((sum, width) => sum + width, 0);
    let x = MARGIN;
    bars.forEach((width, index) => {
      if (index % 2 === 0) pdf.rect(x, y, width * unit, BARS.height).fill('#000000');
      x += width * unit;
    });
  });
}
