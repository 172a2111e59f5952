import { loadavg } from 'node:os';

/** One promise, what was measured, and whether it holds. */
export interface Finding {
  name: string;
  figure: string;
  holds: boolean;
}

export function tableOf(findings: readonly Finding[]): string {
  const rows = findings.map(({ name, figure, holds }) => `| ${name} | ${holds ? figure : `**${figure}**`} |`);
  const load = `Load ${loadavg()[0]?.toFixed(1)} at the end.`;
  return [load, '', '| what was done | what happened |', '| --- | --- |', ...rows].join('\n');
}
