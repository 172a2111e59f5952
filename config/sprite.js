const { createHash } = require('node:crypto');
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const PUBLIC = join(__dirname, '..', 'public');

const read = (path, encoding) => (existsSync(path) ? readFileSync(path, encoding) : '');
const versionOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * The sprite of a brand's logo and all icons, and its symbol, as scripts/icons.mjs made them.
 * @returns `source`, the file; `values`, what pages know of them (config/icons.ts): the sprite is among the static files
 *   of a build, under a name with its version, so that a browser never asks for it again
 */
function describeSprite(brand, { isDev = false, folder = PUBLIC } = {}) {
  const source = join(folder, `icons-${brand}.svg`);
  const sprite = read(source, 'utf8');
  const symbol = read(join(folder, `icons-${brand}-symbol.png`), 'base64');
  const [, box] = /<symbol id="logo" viewBox="([^"]+)"/.exec(sprite) ?? [];
  return {
    source,
    values: {
      SPRITE: isDev ? `/icons-${brand}.svg` : `/_next/static/media/icons-${versionOf(sprite)}.svg`,
      ...(box && { LOGO_BOX: box }),
      // A data address: no further request is needed to show it.
      ...(symbol && { SYMBOL: `data:image/png;base64,${symbol}` }),
    },
  };
}

module.exports = { describeSprite };
