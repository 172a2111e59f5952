/** How long browsers keep the files of public/, in the form of `headers()` of next.config.js. */
const publicFileHeaders = [
  {
    source: '/brands/:path*',
    // They keep their names when they change.
    headers: [{ key: 'Cache-Control', value: 'public, max-age=3600, stale-while-revalidate=604800' }],
  },
];

module.exports = { publicFileHeaders };
