/**
 * Words that hide what is meant, each with what to write instead. A word counts wherever it stands: in a sentence, in a
 * name (`keptText`, `kept_at`, `kept-text`) and in the name of a file.
 */
const WORDS = [
  ['whoever', 'name the role: a visitor, a user, a request'],
  ['whomever', 'name the role: a visitor, a user, a request'],
  ['nobody', '"no one", or name the role: no visitor, no request'],
  ['somebody', 'name the role: a visitor, a user, a request'],
  ['anew', 'again, from scratch'],
  ['kept', 'stored, cached, persisted, remembered, preserved, unchanged'],
  ['alive', 'hydrated, running, connected'],
  ['clockwork', 'background jobs'],
  ['deaf', 'say what does not listen, and to what'],
  ['barriers', 'accessibility'],
  ['readahead', 'prefetch'],
  ['whennear', 'in the viewport, visible'],
];

const LIST = WORDS.map(([word]) => word).join('|');
/** `keep-alive` is a standard term of HTTP and TCP. */
const STANDARD = /\bkeep[-_ ]?alive/gi;
/** Headers of pages that the service worker has cached on devices: another name would lose those pages. */
const STORED = /\bx-kept-(?:at|build|title)\b/g;
const AS_WORD = new RegExp(`(?<![a-z])(?:${LIST})(?![a-z])`, 'gi');

/** Parts of a name as words: `keptText` is "kept Text". */
const splitNames = (text) => text.replace(/([a-z\d])([A-Z])/g, '$1 $2');

const findIn = (text) =>
  splitNames(text.replace(STANDARD, '').replace(STORED, ''))
    .match(AS_WORD)
    ?.map((word) => word.toLowerCase()) ?? [];

/**
 * Every word to avoid in a file.
 * @param path counts as well; its findings are on line 0
 * @returns one finding for each occurrence
 */
export function findWords(path, text) {
  const inName = findIn(path).map((word) => ({ path, line: 0, word }));
  const inText = text
    .split('\n')
    .flatMap((line, index) => findIn(line).map((word) => ({ path, line: index + 1, word })));
  return [...inName, ...inText];
}

/** What to write instead of a word. */
export const adviceFor = (word) => WORDS.find(([listed]) => listed === word)?.[1] ?? '';
