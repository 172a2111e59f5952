import { parse } from 'acorn';
import { simple } from 'acorn-walk';

/**
 * Syntax that the oldest browsers of `browserslist` (package.json) cannot read: with one such word no line of the file
 * runs. Next compiles its own code and ours for them; a library that ships newer syntax would not be noticed.
 * @returns {string[]} what was found, each once
 */
export function findUnsupportedSyntax(code) {
  const found = new Set();
  const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true });
  simple(tree, {
    // Chrome 94, Safari 16.4
    StaticBlock: () => found.add('static {}'),
    // Chrome 91
    BinaryExpression: ({ operator, left }) => {
      if (operator === 'in' && left.type === 'PrivateIdentifier') found.add('#name in object');
    },
    // Chrome 90 and 112, Safari 15 and 17
    Literal: ({ regex }) => {
      if (regex && /[dv]/.test(regex.flags)) found.add(`regular expression with the flag ${regex.flags}`);
      // Safari 16.4
      if (regex && /\(\?<[=!]/.test(regex.pattern)) found.add('regular expression with a lookbehind');
    },
  });
  return [...found];
}
