const { createHash } = require('node:crypto');
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const SPRITE = '/icons.svg';
const FILE = join(__dirname, '..', 'public', SPRITE);
const YEAR = 'public, max-age=31536000, immutable';
/** Logos and their like keep their names when they change. */
const HOUR = 'public, max-age=3600, stale-while-revalidate=604800';

/**
 * Address of the icons (scripts/icons.mjs), with their version: without one a browser asks the server again for every
 * icon that it draws, and on a slow network each answer is half a second away.
 */
function iconsAddress() {
  if (!existsSync(FILE)) return SPRITE;
  return `${SPRITE}?v=${createHash('sha256').update(readFileSync(FILE)).digest('hex').slice(0, 8)}`;
}

const keep = (value) => [{ key: 'Cache-Control', value }];

/** How long browsers keep the files of public/, in the form of `headers()` of next.config.js. */
const publicFileHeaders = [
  { source: SPRITE, has: [{ type: 'query', key: 'v' }], headers: keep(YEAR) },
  { source: '/brands/:path*', headers: keep(HOUR) },
];

module.exports = { iconsAddress, publicFileHeaders };
