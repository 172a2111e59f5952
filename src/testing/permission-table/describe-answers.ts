import { inWordsOf, listFields, readAnswers, readColumn } from './field-paths';

/** An answer as the table tells it: its fields, or what stands in their place. */
type Told = { words: string } | { json: unknown };

async function tell(answer: Response): Promise<Told> {
  const text = await answer.text();
  const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
  if (text === '' || text === 'null') return { words: 'nothing' };
  if (type === 'text/csv') {
    const [header = ''] = text.replace('\uFEFF', '').split(/\r?\n/);
    return { words: `text/csv: ${header.split(';').join('; ')}` };
  }
  if (type !== 'application/json') return { words: type };
  const json = JSON.parse(text) as unknown;
  return typeof json === 'string' ? { words: 'one text' } : { json };
}

const WORDS = /^(nothing|one text|(text|image|application)\/[\w.-]+(: .*)?)$/s;

/**
 * The differences between answers and their column, a line a field: none means that nothing leaks and nothing is
 * missing.
 */
export async function compareWith(column: string, answers: readonly Response[]) {
  const told = await Promise.all(answers.map(tell));
  const listed = column.replace(/\s+/g, ' ').trim();
  if (WORDS.test(listed)) {
    // The format of a whole document is given elsewhere: only its type is compared.
    const isDocument = listed === 'application/json';
    const seen = told.map((one) => ('words' in one ? one.words : isDocument ? listed : 'JSON'));
    return { seen: [...new Set(seen)], listed: [listed] };
  }
  const fields = readColumn(column);
  const found = readAnswers(told.map((one) => ('json' in one ? one.json : { [one.words]: true })));
  return { seen: listFields(inWordsOf(fields, found)), listed: listFields(fields) };
}
