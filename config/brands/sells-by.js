const { readFileSync } = require('node:fs');
const { join } = require('node:path');

/**
 * How a brand sells, as its file says (`cartEnabled`). A build knows it before it compiles, so that pages carry either
 * the code of the cart or that of quotes (`process.env.SELLS_BY`); tests choose by the brand alone.
 * @param {string} brand
 * @param {string} [folder] where the files of the brands are
 * @returns {'cart' | 'quotes'}
 * @throws Error unless the file says it exactly once, as a plain `true` or `false`: it is read as text
 */
function sellsBy(brand, folder = __dirname) {
  const file = join(folder, `${brand}.ts`);
  const said = [...readFileSync(file, 'utf8').matchAll(/\bcartEnabled: (true|false)\b/g)];
  if (said.length !== 1)
    throw new Error(
      `${file} has to say "cartEnabled: true" or "cartEnabled: false" once, not ${said.length} times`,
    );
  return said[0]?.[1] === 'true' ? 'cart' : 'quotes';
}

module.exports = { sellsBy };
