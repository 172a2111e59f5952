import { cpus } from 'node:os';
import type { Times } from '../search/measure';
import { writeBetween } from '../write-doc';

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
    `${runs} calls each, one after the other; ${measures[0]?.size.toLocaleString('en') ?? 0} orders; load average of the machine afterwards ${load.toFixed(1)}.`,
    `${met} of ${measures.length} stay under their limit (p95). CPU is the processor time of one call, of this process and of the database together: with a load average above ${cpus().length} calls wait for others, and it says more than the p95.`,
    [
      '| engine | call | p50 ms | p95 ms | CPU ms | limit ms |',
      '| --- | --- | ---: | ---: | ---: | ---: |',
      ...measures.map(toRow),
    ].join('\n'),
  ].join('\n\n');
  await writeBetween('docs/orders-scale.md#orders', text);
}
