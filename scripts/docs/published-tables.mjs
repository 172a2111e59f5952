const DAY_S = 86_400;
const LINE = /^Taken (\d{4}-\d\d-\d\d) at commit ([0-9a-f]{7,40}) with `([^`]+)`\./;
/** A mark that opens a block and has one that closes it. */
const BLOCK = /<!-- ([\w-]+) -->\n([\s\S]*?)<!-- \/\1 -->/g;

/**
 * Every block of figures of a page, with the commit, day and command of its first line; null where it has none. A block
 * that is empty claims nothing: its bench was not run yet.
 */
export const readTables = (page, text) =>
  [...text.matchAll(BLOCK)].map(([, name, body]) => {
    const [, date, commit, command] = LINE.exec(body.trim()) ?? [];
    const isEmpty = body.trim() === '';
    return { place: `${page}#${name}`, isEmpty, taken: commit ? { commit, date, command } : null };
  });

const scriptOf = (command) => /^npm run ([\w:-]+)/.exec(command)?.[1];

/** Faults in the line above a table that need no history. */
export function findLineFaults({ place, isEmpty, taken }, registered) {
  if (!registered) return [`${place}: bench/published.json does not say what it measures`];
  if (isEmpty) return [];
  if (!taken) return [`${place}: it does not begin with the day, commit and command of its figures`];
  if (scriptOf(taken.command) !== scriptOf(registered.command))
    return [`${place}: taken with ${taken.command}, but ${registered.command} makes it`];
  return [];
}

/**
 * Faults of a table that the history shows.
 * @param history `takenAt`: seconds of the commit the line names, null when the history lacks it; `changedAt`: of the
 *   newest commit that touches the code it measures
 */
export function findAgeFaults({ place, taken }, { takenAt, changedAt, mostDays, command }) {
  if (takenAt === null) return [`${place}: there is no commit ${taken.commit} in the history`];
  const day = new Date(takenAt * 1000).toISOString().slice(0, 10);
  if (day !== taken.date) return [`${place}: commit ${taken.commit} is of ${day}, not of ${taken.date}`];
  const days = Math.floor((changedAt - takenAt) / DAY_S);
  if (days <= mostDays) return [];
  return [`${place}: ${days} days older than the code it measures, at most ${mostDays}: ${command}`];
}
