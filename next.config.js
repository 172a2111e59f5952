const { spawnSync } = require('node:child_process');
const { join } = require('node:path');
const { contentSecurityPolicy } = require('./config/content-security-policy');
const { i18n } = require('./next-i18next.config');

const brand = process.env.NEXT_PUBLIC_BRAND || 'boa-lida';
const isDev = process.env.NODE_ENV === 'development';
const api = process.env.NEXT_PUBLIC_API_URL || '';
const apiOrigin = /^https?:/.test(api) ? new URL(api).origin : '';

const csp = contentSecurityPolicy({ isDev, apiOrigin, tagManagerId: process.env.NEXT_PUBLIC_GTM_ID });

/** Tells builds apart, and debug mode which one is running: commit and time, `a1b2c3d-20261121T113000`. */
function generateBuildId() {
  const time = new Date().toISOString().replace(/\.\d+Z$|[-:]/g, '');
  const git = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' });
  return `${git.status === 0 ? git.stdout.trim() : 'source'}-${time}`;
}

/** @type {import('next').NextConfig} */
module.exports = {
  i18n,
  generateBuildId,
  reactStrictMode: true,
  // `npm run verify` checks types; a start on a fresh machine does not wait for it a second time.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // The specification writes routes with and without a trailing slash: both are answered, neither redirects.
  skipTrailingSlashRedirect: true,
  serverExternalPackages: [
    '@electric-sql/pglite',
    '@electric-sql/pglite-socket',
    '@node-rs/argon2',
    'sharp',
    'pg',
    'pino',
  ],
  experimental: { optimizePackageImports: [] },
  webpack(config, { webpack }) {
    // The chosen brand's file stands in for the choice, so that no other brand reaches a browser.
    config.plugins.push(
      new webpack.NormalModuleReplacementPlugin(
        /^@config\/brands\/chosen$/,
        join(__dirname, 'config/brands', `${brand}.ts`),
      ),
    );
    config.module.rules.push({ test: /[\\/]config[\\/]brands[\\/]/, sideEffects: false });
    return config;
  },
  async headers() {
    return [
      {
        source: '/:path*',
        headers: [
          { key: 'Content-Security-Policy', value: csp },
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
          { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
        ],
      },
    ];
  },
  async rewrites() {
    // Pictures made by the seed and by uploads live outside `public/`, which Next only reads at start.
    return [
      // Asked for by name, whatever the page says.
      { source: '/favicon.ico', destination: `/brands/${brand}/favicon.ico` },
      { source: '/manifest.webmanifest', destination: `/brands/${brand}/manifest.webmanifest` },
      { source: '/media/:path*', destination: '/api/media/:path*' },
      // What robots and feed readers ask for is written by the API, from the same data as the pages.
      { source: '/robots.txt', destination: '/api/robots.txt' },
      { source: '/sitemap.xml', destination: '/api/sitemap.xml' },
      { source: '/sitemaps/:file', destination: '/api/sitemaps/:file' },
      { source: '/informativos/rss.xml', destination: '/api/informativos/rss.xml' },
    ];
  },
};
