import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { format, resolveConfig } from 'prettier';
import { z } from 'zod';
import { isShort } from './short';

/** The place of a bench's figures, by page and comment, and the code that they measure. */
const Published = z.object({
  mostDays: z.number(),
  tables: z.record(z.string(), z.object({ command: z.string(), measures: z.array(z.string()) })),
});

/** How a figure was measured; scripts/docs-tables.test.mjs compares it with the history. */
export interface Taken {
  commit: string;
  date: string;
  command: string;
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

function commandNow(): string {
  const script = process.env.npm_lifecycle_event;
  const args = process.argv.slice(2).join(' ');
  return script ? `npm run ${script}${args && ` -- ${args}`}` : `npx tsx ${process.argv[1]} ${args}`;
}

/**
 * Commit, date and command of this run.
 * @param place page and mark, as bench/published.json has them
 * @throws Error in a short run, and for a place that is not registered
 */
export function takenNow(place: string): Taken {
  if (isShort) throw new Error('The figures of a short run are not for the docs.');
  const table = Published.parse(JSON.parse(readFileSync('bench/published.json', 'utf8'))).tables[place];
  if (!table) throw new Error(`bench/published.json does not know ${place}`);
  const hasChanges = git('status', '--porcelain', '--', ...table.measures) !== '';
  const [commit = '', seconds = ''] = git('log', '-1', '--format=%h %ct').split(' ');
  const date = new Date(Number(seconds) * 1_000).toISOString().slice(0, 10);
  // Code with uncommitted changes has no commit: the test of the documents refuses the table.
  return { commit: hasChanges ? `${commit} with changes` : commit, date, command: commandNow() };
}

const machine = () => `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}, Node ${process.version}`;

/**
 * Puts a text between the comments `<!-- name -->` and `<!-- /name -->` of a page of docs, in place of the earlier one,
 * under the line that says when, where and with what it was taken, in the format that `npm run verify` asks for.
 * @param place page and mark: `docs/search.md#measured`
 * @throws Error when the page has no such comments
 */
export async function writeBetween(place: string, text: string, taken = takenNow(place)): Promise<void> {
  const [path = '', name = ''] = place.split('#');
  const page = await readFile(path, 'utf8');
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${path} has no comments ${begin} and ${end}`);
  const line = `Taken ${taken.date} at commit ${taken.commit} with \`${taken.command}\`. ${machine()}.`;
  const written = `${page.slice(0, from + begin.length)}\n\n${line}\n\n${text}\n\n${page.slice(to)}`;
  await writeFile(path, await format(written, { ...(await resolveConfig(path)), filepath: path }));
}
