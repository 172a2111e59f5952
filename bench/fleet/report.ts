import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

/** One promise, what was measured, and whether it holds. */
export interface Finding {
  name: string;
  figure: string;
  holds: boolean;
}

const MARKS = ['<!-- fleet -->', '<!-- /fleet -->'] as const;

export function tableOf(findings: readonly Finding[]): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)} at the end`;
  const rows = findings.map(({ name, figure, holds }) => `| ${name} | ${holds ? figure : `**${figure}**`} |`);
  return [`${machine}.`, '', '| what was done | what happened |', '| --- | --- |', ...rows].join('\n');
}

/** Puts the table between the marks of a page. @throws Error when it has none */
export function writeTable(page: string, table: string): void {
  const text = readFileSync(page, 'utf8');
  const [from, to] = [text.indexOf(MARKS[0]), text.indexOf(MARKS[1])];
  if (from < 0 || to < from) throw new Error(`${page} lacks the marks around the table`);
  writeFileSync(page, `${text.slice(0, from)}${MARKS[0]}\n\n${table}\n\n${text.slice(to)}`);
}
