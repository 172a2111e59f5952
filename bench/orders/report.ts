import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Times } from '../search/measure';

export interface OrdersMeasure extends Times {
  engine: string;
  /** Orders in the database. */
  size: number;
  name: string;
  /** What the p95 must stay under. */
  limitMs: number;
}

const toRow = ({ engine, name, p50, p95, cpu, limitMs }: OrdersMeasure) => {
  const worst = p95 > limitMs ? `**${p95.toFixed(1)}**` : p95.toFixed(1);
  return `| ${engine} | ${name} | ${p50.toFixed(1)} | ${worst} | ${cpu?.toFixed(0) ?? '–'} | ${limitMs} |`;
};

/** Writes the figures to docs/orders-scale.md, in place of the earlier ones. */
export async function writeOrdersReport(
  measures: readonly OrdersMeasure[],
  { runs, load }: { runs: number; load: number },
): Promise<void> {
  const met = measures.filter(({ p95, limitMs }) => p95 <= limitMs).length;
  const text = [
    '# Lists and reports over many orders',
    'Written by `npm run bench:orders -- --write`. Every call goes through the API: session, permission, input, answer.',
    `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}, ${runs} calls each, one after the other; ${measures[0]?.size.toLocaleString('en') ?? 0} orders; load average of the machine afterwards ${load.toFixed(1)}.`,
    `${met} of ${measures.length} stay under their limit (p95). CPU is the processor time of one call, of this process and of the database together: with a load average above ${cpus().length} calls wait for others, and it says more than the p95.`,
    [
      '| engine | call | p50 ms | p95 ms | CPU ms | limit ms |',
      '| --- | --- | ---: | ---: | ---: | ---: |',
      ...measures.map(toRow),
    ].join('\n'),
    'Totals are counted one by one, never estimated. Only ids are walked over to reach a page (`order-list.repo.ts`).',
  ].join('\n\n');
  await writeFile(join('docs', 'orders-scale.md'), `${text}\n`);
}
