import type { Findings } from './check-ledger';

interface KillOutcome {
  engine: string;
  kills: number;
  findings: Findings;
  foundByRetry: number;
  refused: number;
  /** Answers of 429; the phones asked again. */
  toldToWait: number;
  minutes: number;
  load: number;
}

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/** What a run of kills found, as Markdown. */
export function killTable({ engine, findings, ...run }: KillOutcome) {
  const { kills, foundByRetry, refused, toldToWait, minutes, load } = run;
  const { orders, lost, doubled } = findings;
  return [
    row([
      'database',
      'kills',
      'orders',
      'lost',
      'doubled',
      'found by a retry',
      'refused',
      'told to wait',
      'took',
      'load',
    ]),
    row(['---', '---:', '---:', '---:', '---:', '---:', '---:', '---:', '---:', '---:']),
    row([
      ...[engine === 'postgres' ? 'Postgres' : 'embedded', kills, orders.toLocaleString('en'), lost, doubled],
      ...[foundByRetry, refused, toldToWait, `${minutes} min`, load.toFixed(1)],
    ]),
  ].join('\n');
}
