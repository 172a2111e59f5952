const { readFileSync } = require('node:fs');
const { join } = require('node:path');

/**
 * How a brand sells, as its file says (`cartEnabled`). A build knows it before it compiles, so that pages carry either
 * the code of the cart or that of quotes (`process.env.SELLS_BY`); tests choose by the brand alone.
 * @param {string} brand
 * @returns {'cart' | 'quotes'}
 */
function sellsBy(brand) {
  const file = readFileSync(join(__dirname, 'brands', `${brand}.ts`), 'utf8');
  return /\bcartEnabled: false\b/.test(file) ? 'quotes' : 'cart';
}

module.exports = { sellsBy };
