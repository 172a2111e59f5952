const { readFileSync } = require('node:fs');
const { join } = require('node:path');

/**
 * One value of a brand's file. A build needs it before it compiles, so the file is read as text.
 * @param {string} brand
 * @param {string} folder where the files of the brands are
 * @param {RegExp} pattern with the value as its first group
 * @param {string} shape how the file has to say it
 * @returns {string}
 * @throws Error unless the file says it exactly once
 */
function readOnce(brand, folder, pattern, shape) {
  const file = join(folder, `${brand}.ts`);
  const said = [...readFileSync(file, 'utf8').matchAll(pattern)];
  if (said.length !== 1) throw new Error(`${file} has to say ${shape} once, not ${said.length} times`);
  return said[0]?.[1] ?? '';
}

/**
 * How a brand sells, as its file says (`cartEnabled`): pages carry either the code of the cart or that of quotes
 * (`process.env.SELLS_BY`); tests choose by the brand alone.
 * @param {string} brand
 * @param {string} [folder] where the files of the brands are
 * @returns {'cart' | 'quotes'}
 * @throws Error unless the file says it exactly once, as a plain `true` or `false`
 */
const sellsBy = (brand, folder = __dirname) =>
  readOnce(brand, folder, /\bcartEnabled: (true|false)\b/g, '"cartEnabled: true" or "cartEnabled: false"') ===
  'true'
    ? 'cart'
    : 'quotes';

/**
 * The display face of a brand, as its file says: a file of src/shell/fonts.
 * @param {string} brand
 * @param {string} [folder] where the files of the brands are
 * @throws Error unless the file says it exactly once
 */
const titleFaceOf = (brand, folder = __dirname) =>
  readOnce(brand, folder, /\btitleFace: '([a-z]+)'/g, '"titleFace: \'…\'"');

module.exports = { sellsBy, titleFaceOf };
