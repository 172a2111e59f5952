import type { Findings } from './check-ledger';

interface KillOutcome {
  engine: string;
  kills: number;
  findings: Findings;
  foundByRetry: number;
  refused: number;
  minutes: number;
  load: number;
}

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/** What a run of kills found, as Markdown. */
export function killTable({ engine, kills, findings, foundByRetry, refused, minutes, load }: KillOutcome) {
  const { orders, lost, doubled } = findings;
  return [
    row(['database', 'kills', 'orders', 'lost', 'doubled', 'found by a retry', 'refused', 'took', 'load']),
    row(['---', '---:', '---:', '---:', '---:', '---:', '---:', '---:', '---:']),
    row([
      ...[engine === 'postgres' ? 'Postgres' : 'embedded', kills, orders.toLocaleString('en'), lost, doubled],
      ...[foundByRetry, refused, `${minutes} min`, load.toFixed(1)],
    ]),
  ].join('\n');
}
