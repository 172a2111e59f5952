import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';

export interface Measure {
  engine: string;
  /** Products in the catalogue. */
  size: number;
  query: string;
  /** Milliseconds. */
  p50: number;
  p95: number;
}

const MARKS = ['<!-- measured -->', '<!-- /measured -->'] as const;

/** The p95 of every query (rows) by engine and size (columns), in milliseconds. */
function table(measures: readonly Measure[]): string {
  const columns = [...new Set(measures.map(({ engine, size }) => `${engine} ${size.toLocaleString('en')}`))];
  const rows = [...new Set(measures.map(({ query }) => query))].map((query) => {
    const cells = columns.map((column) => {
      const found = measures.find(
        (measure) =>
          measure.query === query && `${measure.engine} ${measure.size.toLocaleString('en')}` === column,
      );
      return found ? `${found.p50.toFixed(1)} / ${found.p95.toFixed(1)}` : '';
    });
    return `| ${[query, ...cells].join(' | ')} |`;
  });
  const head = `| p50 / p95 in ms | ${columns.join(' | ')} |`;
  return [head, `| --- |${columns.map(() => ' ---: |').join('')}`, ...rows].join('\n');
}

/** Writes the figures to docs/search-scale.json and the table between the marks of docs/search.md. */
export async function writeReport(measures: readonly Measure[], runs: number): Promise<void> {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}, ${runs} runs a query`;
  const page = join('docs', 'search.md');
  await writeFile(join('docs', 'search-scale.json'), `${JSON.stringify({ machine, measures }, null, 2)}\n`);
  const text = await readFile(page, 'utf8');
  const [before, after] = [text.indexOf(MARKS[0]), text.indexOf(MARKS[1])];
  if (before < 0 || after < before) throw new Error(`${page} lacks the marks around the table`);
  const measured = `${MARKS[0]}\n\n${machine}.\n\n${table(measures)}\n\n`;
  await writeFile(page, text.slice(0, before) + measured + text.slice(after));
}
