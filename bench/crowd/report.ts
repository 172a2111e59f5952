import { inShort } from '../short';
import type { Figures } from './polite';

export interface Phase {
  name: string;
  pages: Figures;
  api: Figures;
  /** Answers to the crowd, by status; none without a crowd. */
  answers: ReadonlyMap<number, number>;
  seconds: number;
}

/** The longest wait of other clients, at p95. */
export const BUDGET_MS = inShort(Infinity, 500);

const isLate = ({ p95, failed }: Figures) => p95 > BUDGET_MS || failed > 0;

/** The promises that did not hold, in words. */
export const missesOf = (phases: readonly Phase[]): string[] =>
  phases.flatMap(({ name, pages, api }) =>
    [
      { what: 'pages', figures: pages },
      { what: 'API', figures: api },
    ]
      .filter(({ figures }) => isLate(figures))
      .map(
        ({ what, figures }) =>
          `${name}: ${what} ${figures.p95.toFixed(0)} ms at p95, ${figures.failed} of ${figures.count} failed`,
      ),
  );

const describe = (answers: Phase['answers'], seconds: number) =>
  [...answers]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${(count / seconds).toFixed(0)}/s × ${status || 'no answer'}`)
    .join(', ') || 'none';

/** The table of docs/performance.md. */
export function crowdTable(phases: readonly Phase[]): string {
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const cells = ({ p50, p95, failed }: Figures) => [
    p50.toFixed(0),
    p95 > BUDGET_MS ? `**${p95.toFixed(0)}**` : p95.toFixed(0),
    failed,
  ];
  return [
    row(['what the crowd does', 'pages p50', 'p95', 'failed', 'API p50', 'p95', 'failed', 'its answers']),
    row(['---', '---:', '---:', '---:', '---:', '---:', '---:', '---']),
    ...phases.map(({ name, pages, api, answers, seconds }) =>
      row([name, ...cells(pages), ...cells(api), describe(answers, seconds)]),
    ),
  ].join('\n');
}
