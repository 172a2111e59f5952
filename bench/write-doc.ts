import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';

/**
 * Puts a text between the marks `<!-- name -->` and `<!-- /name -->` of a page of docs, in place of the earlier one, and
 * leaves the page in the format that `npm run verify` asks for.
 * @throws Error when the page has no such marks
 */
export async function writeBetween(path: string, name: string, text: string): Promise<void> {
  const page = await readFile(path, 'utf8');
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${path} has no marks ${begin} and ${end}`);
  const written = `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`;
  await writeFile(path, await format(written, { ...(await resolveConfig(path)), filepath: path }));
}
