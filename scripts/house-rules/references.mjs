import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const NAMED_PAGE = /(?<![\w*/.@-])((?:\.{0,2}\/)?[\w./-]+\.md)\b/g;
const NAMED_RECORD = /\bADR (\d{4})\b/g;

const records = readdirSync('docs/adr').map((name) => name.slice(0, 4));

/** Documents that were cited and are not in the repository: what matters of them is in docs/rules.md and docs/brazil.md. */
const ELSEWHERE = [
  [
    /\b(?:the|our) specification\b|\(specification\b|\bspecification[,:]? (?:section|names?|asks?|lists?|says?)\b/gi,
    'the specification',
  ],
  [/\bsections? \d+\b/gi, 'a numbered section'],
  [
    /\(decisions?[,:)]|\bdecisions, [A-Z]|^\W*Decisions, [A-Z]|\bdecisions: [A-Z]|\bdecision \d{4}\b|\bThe decisions of\b/g,
    'decisions',
  ],
  [
    /\b(?:reliability|performance|architecture|interface|security) paper\b|\bReliability, [A-Z]|\(reliability,|\(?\breliability, [A-Z]/g,
    'a paper of elsewhere',
  ],
  [/\b(?:security|acceptance|shopper's?) reviews?\b|\breview of (?:security|acceptance)\b/gi, 'a review'],
  [/\bthe brief\b/gi, 'a brief'],
];

/** A page of docs/ may name another one by its name alone, as the text of a link. */
function isThere(path, name) {
  const isPage = path.startsWith('docs/') && existsSync(join('docs', name));
  return isPage || existsSync(name) || existsSync(join(dirname(path), name));
}

/**
 * Every mention of a document that the repository does not have: a `*.md` file that is neither at this path from the root
 * nor beside the file, an ADR without a record, a paper of elsewhere.
 */
export function findDanglingReferences(path, text) {
  return text.split('\n').flatMap((line, index) => {
    const found = [
      ...[...line.matchAll(NAMED_PAGE)].map(([, name]) => name).filter((name) => !isThere(path, name)),
      ...[...line.matchAll(NAMED_RECORD)]
        .filter(([, number]) => !records.includes(number))
        .map(([record]) => record),
      ...ELSEWHERE.filter(([pattern]) => line.search(pattern) >= 0).map(([, name]) => name),
    ];
    return found.map((reference) => ({ path, line: index + 1, reference }));
  });
}
