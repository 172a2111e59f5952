const { spawnSync } = require('node:child_process');
const { join } = require('node:path');
const { publicFileHeaders } = require('./config/public-files');
const { nextRewrites } = require('./config/rewrites');
const { securityHeaders } = require('./config/security-headers');
const { describeSprite } = require('./config/sprite');
const { TUNINGS, chooseTunings } = require('./config/tuning');
const { compiledAhead } = require('./config/tuning/compiled-ahead');
const { i18n } = require('./next-i18next.config');

/** As Next names it; next/constants would be loaded in every standalone folder for it. */
const PHASE_PRODUCTION_SERVER = 'phase-production-server';

const brand = process.env.NEXT_PUBLIC_BRAND || 'boa-lida';
const distDir = process.env.NEXT_DIST_DIR || '.next';
const isDev = process.env.NODE_ENV === 'development';
// Next's development server with its overlay and fast refresh is left as it is.
const tunings = isDev ? [] : chooseTunings();
/**
 * `pages/_ui.dev.jsx` is a page of the development server alone (ADR 0057). With LOOK (e2e/look/test-look.mjs) there is
 * nothing else to wait for: without `ts` neither the API nor the database starts.
 */
const pageExtensions = ['tsx', ...(isDev && process.env.LOOK ? [] : ['ts']), ...(isDev ? ['dev.jsx'] : [])];
const api = process.env.NEXT_PUBLIC_API_URL || '';
const apiOrigin = /^https?:/.test(api) ? new URL(api).origin : '';

/** Tells builds apart, and debug mode which one is running: commit and time, `a1b2c3d-20261121T113000`. */
function generateBuildId() {
  const time = new Date().toISOString().replace(/\.\d+Z$|[-:]/g, '');
  const git = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' });
  return `${git.status === 0 ? git.stdout.trim() : 'source'}-${time}`;
}

/**
 * Pages that instances share (ADR 0016): decided at the start, by REDIS_URL. The build itself, and a shop that is alone, use
 * Next's own cache in memory and on disk.
 * @param {string} phase
 */
const cacheHandler = (phase) =>
  phase === PHASE_PRODUCTION_SERVER && process.env.REDIS_URL
    ? join(__dirname, distDir, 'http-server/page-cache.mjs')
    : undefined;

/** Only what compiles reads the files of the brands: a folder that runs by itself has none of them (ADR 0018). */
const readSellsBy = (phase) =>
  phase === PHASE_PRODUCTION_SERVER ? {} : { SELLS_BY: require('./config/brands/brand-file').sellsBy(brand) };

/** @type {(phase: string) => import('next').NextConfig} */
module.exports = (phase) => ({
  i18n,
  generateBuildId,
  pageExtensions,
  reactStrictMode: true,
  // `npm run verify` checks types; a start on a fresh machine does not wait for it a second time.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  distDir,
  // `npm run build -- --standalone`: a folder that runs by itself (ADR 0018).
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  // Only that folder needs to know which files each page loads; finding out takes as long as compiling.
  outputFileTracingExcludes: process.env.NEXT_OUTPUT === 'standalone' ? undefined : { 'next-server': ['**'] },
  // No page uses Next's picture resizer, which any visitor could keep busy: without it /_next/image answers 404.
  images: { unoptimized: true },
  // Routes are given with and without a trailing slash (docs/rules.md): both are answered, neither redirects.
  skipTrailingSlashRedirect: true,
  cacheHandler: cacheHandler(phase),
  serverExternalPackages: [
    '@electric-sql/pglite',
    '@electric-sql/pglite-socket',
    '@node-rs/argon2',
    'sharp',
    'satori',
    'pg',
    'pdfkit',
    'pino',
    'prom-client',
    '@opentelemetry/api',
  ],
  experimental: {
    optimizePackageImports: [],
    // Tells links to the app router apart, of which there is none.
    clientRouterFilter: false,
    // Said by src/http-server/main.ts where the build's folder cannot be written.
    isrFlushToDisk: process.env.STOREFRONT_PAGES !== 'memory',
  },
  webpack(config, { isServer, webpack }) {
    // The chosen brand's file stands in for the choice, so that no other brand reaches a browser.
    config.plugins.push(
      new webpack.NormalModuleReplacementPlugin(
        /^@config\/brands\/chosen$/,
        join(__dirname, 'config/brands', `${brand}.ts`),
      ),
      // The font's file has to be a literal: each face has a module of its own.
      new webpack.NormalModuleReplacementPlugin(
        /^@\/shell\/fonts\/bricolage$/,
        join(__dirname, 'src/shell/fonts', `${require('./config/brands/brand-file').titleFaceOf(brand)}.ts`),
      ),
    );
    // Eight hexadecimal digits tell versions of a file apart; the other eight of Next's are bytes of every page.
    if (!isServer && !isDev) config.output.hashDigestLength = 8;
    if (tunings.includes(TUNINGS.SMALL_TEXT_READER))
      config.resolve.alias['next-i18next/pages$'] = join(__dirname, 'src/lib/small-text-reader');
    if (tunings.includes(TUNINGS.COMPILED_AHEAD) && !isServer) config.plugins.push(compiledAhead(webpack));
    config.module.rules.push({
      test: /[\\/](config[\\/]brands|features[\\/]quotes|screens[\\/]quotes)[\\/]/,
      sideEffects: false,
    });
    return config;
  },
  env: { ...describeSprite(brand, { isDev }).values, ...readSellsBy(phase), TUNINGS: tunings.join() },
  headers: async () => [
    ...securityHeaders({ isDev, apiOrigin, api, tagManagerId: process.env.NEXT_PUBLIC_GTM_ID }),
    ...publicFileHeaders,
  ],
  rewrites: async () => (isDev ? nextRewrites(brand) : []),
});
