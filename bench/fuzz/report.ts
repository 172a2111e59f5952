import { cpus, loadavg } from 'node:os';
import type { FuzzOutcome } from '@/testing/fuzz/run-fuzz';

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/** What every role sent and heard, as Markdown. */
export function fuzzTable(outcomes: readonly FuzzOutcome[], engine: string): string {
  const sum = (of: (outcome: FuzzOutcome) => number) => outcomes.reduce((total, one) => total + of(one), 0);
  const requests = sum((one) => one.requests);
  const share = (ok: number, of: number) => `${((100 * ok) / Math.max(1, of)).toFixed(0)} %`;
  return [
    `${requests.toLocaleString('en')} requests, ${engine === 'postgres' ? 'Postgres' : 'embedded'} database, seed ${outcomes[0]?.seed ?? 0}; ${cpus().length} cores, load of the machine at the end ${(loadavg()[0] ?? 0).toFixed(1)}.`,
    '',
    row([
      'role',
      'requests',
      '2xx',
      '4xx',
      '503, to wait',
      'other 5xx',
      'faults',
      'endpoints with a 2xx, of those open',
      'slowest ms',
    ]),
    row(['---', '---:', '---:', '---:', '---:', '---:', '---:', '---:', '---:']),
    ...outcomes.map((one) =>
      row([
        one.role,
        one.requests,
        share(one.ok, one.requests),
        one.refused,
        one.waits,
        one.broken,
        one.faults.length,
        `${one.reached} of ${one.open}`,
        one.slowestMs.toFixed(0),
      ]),
    ),
    row([
      'all',
      requests,
      share(
        sum((one) => one.ok),
        requests,
      ),
      sum((one) => one.refused),
      sum((one) => one.waits),
      sum((one) => one.broken),
      sum((one) => one.faults.length),
      '',
      Math.max(...outcomes.map((one) => one.slowestMs)).toFixed(0),
    ]),
  ].join('\n');
}
