/** How long browsers keep the files of public/, in the form of `headers()` of next.config.js. */
const publicFileHeaders = [
  {
    source: '/brands/:path*',
    // Their names do not change with their content.
    headers: [{ key: 'Cache-Control', value: 'public, max-age=3600, stale-while-revalidate=604800' }],
  },
];

module.exports = { publicFileHeaders };
