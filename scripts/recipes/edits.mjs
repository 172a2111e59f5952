// What a step of a recipe does to the text of a file. An anchor stands in it exactly once: where it moved, the recipe
// fails and names it.

function requireOnce(text, anchor) {
  const times = text.split(anchor).length - 1;
  if (times !== 1) throw new Error(`expected once, found ${times} times: ${anchor}`);
}

/** A new file. */
export const create = (text) => () => text;

export const replace = (anchor, by) => (text) => {
  requireOnce(text, anchor);
  return text.replace(anchor, () => by);
};
export const after = (anchor, added) => replace(anchor, `${anchor}${added}`);
export const before = (anchor, added) => replace(anchor, `${added}${anchor}`);

export const replaceAll = (from, to) => (text) => {
  if (!text.includes(from)) throw new Error(`not found: ${from}`);
  return text.replaceAll(from, to);
};

/** Every line of a pattern once more, changed. */
export const repeatLines = (pattern, change) => (text) => {
  const lines = text.split('\n');
  if (!lines.some((line) => pattern.test(line))) throw new Error(`no line of ${pattern}`);
  return lines.flatMap((line) => (pattern.test(line) ? [line, change(line)] : [line])).join('\n');
};

/** One more text: `details.soaking` of a file of texts. */
export const addText = (path, value) => (text) => {
  const tree = JSON.parse(text);
  const names = path.split('.');
  const last = names.pop();
  let group = tree;
  for (const name of names) group = group[name] ??= {};
  if (last in group) throw new Error(`there is a text ${path}`);
  group[last] = value;
  return `${JSON.stringify(tree, null, 2)}\n`;
};

export const changeJson = (change) => (text) => `${JSON.stringify(change(JSON.parse(text)), null, 2)}\n`;

export const all =
  (...changes) =>
  (text) =>
    changes.reduce((current, change) => change(current), text);
