import { cpus } from 'node:os';
import type { Books } from './check-books';
import type { KindFigures } from './open-loop';

export interface LoadFigures {
  where: string;
  minutes: number;
  /** Requests a second that were sent. */
  perSecond: number;
  kinds: KindFigures[];
  /** Megabytes of the server's process; null where it is not on this machine. */
  memoryMb: { start: number; end: number; each: { minute: number; mb: number }[] } | null;
  /** Delay of the server's event loop in milliseconds, as it tells itself; null where it does not. */
  serverLoopMs: { mean: number; p99: number } | null;
  /** Delay of the sender's own: what is late here is in every figure. */
  senderLoopMs: { mean: number; p99: number };
  books: Books;
  foundByRetry: number;
  load: { start: number; end: number };
}

/** Milliseconds that a busy day may take at most. */
const BUDGETS: { kind: RegExp; of: 'p95' | 'p99'; ms: number }[] = [
  { kind: /^order by PIX$/, of: 'p99', ms: 200 },
  { kind: /^quote with freight/, of: 'p95', ms: 40 },
  { kind: /^search, API$/, of: 'p95', ms: 50 },
];

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);

function cellOf(kind: KindFigures, of: 'p95' | 'p99') {
  const budget = BUDGETS.find((one) => one.of === of && one.kind.test(kind.name));
  const text = ms(kind[of]);
  if (!budget) return text;
  return `${kind[of] > budget.ms ? `**${text}**` : text} / ${budget.ms}`;
}

export const missesOf = ({ kinds }: LoadFigures): string[] =>
  BUDGETS.flatMap(({ kind, of, ms: budget }) =>
    kinds
      .filter((one) => kind.test(one.name) && one[of] > budget)
      .map((one) => `${one.name}: ${of} ${ms(one[of])} ms, the budget is ${budget}`),
  );

/** Everything that was measured, as Markdown; what is over its budget in bold. */
export function loadTable(figures: LoadFigures): string {
  const { kinds, memoryMb, serverLoopMs, senderLoopMs, books, load } = figures;
  const { orders, ...faults } = books;
  const isRight = Object.values(faults).every((count) => count === 0);
  const asked = kinds.reduce((sum, { count }) => sum + count, 0);
  const errors = kinds.reduce((sum, one) => sum + one.errors, 0);
  return [
    `${figures.where}; ${figures.minutes} minutes, ${asked.toLocaleString('en')} requests, ${figures.perSecond.toFixed(0)} a second, ${errors} errors. ${cpus().length} cores shared by the shop, the database and the sender; load of the machine ${load.start.toFixed(1)} before and ${load.end.toFixed(1)} at the end. Milliseconds from the planned start; what has a budget stands beside it, bold when over it.`,
    '',
    row(['what', 'count', 'errors', 'p50', 'p95', 'p99', 'max']),
    row(['---', '---:', '---:', '---:', '---:', '---:', '---:']),
    ...kinds.map((kind) =>
      row([
        kind.name,
        kind.count,
        kind.errors,
        ms(kind.p50),
        cellOf(kind, 'p95'),
        cellOf(kind, 'p99'),
        ms(kind.max),
      ]),
    ),
    '',
    [
      memoryMb &&
        `Memory of the shop: ${memoryMb.start.toFixed(0)} MB before, ${memoryMb.end.toFixed(0)} MB at the end.`,
      memoryMb &&
        memoryMb.each.length > 0 &&
        `On the way: ${memoryMb.each.map(({ minute, mb }) => `${mb.toFixed(0)} after ${minute} min`).join(', ')}.`,
      serverLoopMs &&
        `Its event loop was ${ms(serverLoopMs.mean)} ms late on average, ${ms(serverLoopMs.p99)} ms at p99; the sender's ${ms(senderLoopMs.mean)} and ${ms(senderLoopMs.p99)} ms.`,
      !serverLoopMs &&
        `The sender's event loop was ${ms(senderLoopMs.mean)} ms late on average, ${ms(senderLoopMs.p99)} ms at p99.`,
      isRight
        ? `Books: ${orders.toLocaleString('en')} orders, none lost, none doubled, each with one payment of its total; stock adds up to the unit.`
        : `**Books: ${JSON.stringify(books)}.**`,
      figures.foundByRetry > 0 && `${figures.foundByRetry} orders were found by a retry with the same key.`,
    ]
      .filter(Boolean)
      .join(' '),
  ].join('\n');
}
