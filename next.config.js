const { spawnSync } = require('node:child_process');
const { join } = require('node:path');
const { contentSecurityPolicy } = require('./config/content-security-policy');
const { nextRewrites } = require('./config/rewrites');
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
    'satori',
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
    config.resolve.alias['hoist-non-react-statics'] = join(__dirname, 'config/hoist-nothing.js');
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
  rewrites: async () => (isDev ? nextRewrites(brand) : []),
};
