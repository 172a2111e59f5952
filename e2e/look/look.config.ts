import { resolve } from 'node:path';
import { defineConfig, devices } from 'playwright/test';

/** The port of the catalogue; next.config.js leaves everything else out of a development server that has one. */
const port = Number(process.env.LOOK ?? 3400);
const brand = process.env.NEXT_PUBLIC_BRAND ?? 'boa-lida';

/** Glyphs and colours as drawn on any machine. */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

export default defineConfig({
  testDir: '.',
  outputDir: `../../test-results/look-${brand}`,
  snapshotPathTemplate: `{testDir}/pictures/${brand}/{arg}{ext}`,
  // A picture that is missing is a fault; `npm run test:look -- --update` takes it.
  updateSnapshots: 'none',
  workers: 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: {
    timeout: 30_000,
    // An edge of a glyph may move by a step of reduce() with another release of Chromium; a colour that changed, by more.
    toMatchSnapshot: { threshold: 0.08, maxDiffPixelRatio: 0.001 },
  },
  reporter: [
    ['list'],
    ['json', { outputFile: resolve(process.env.E2E_JSON ?? `test-results/look-${brand}.json`) }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    deviceScaleFactor: 1,
    timezoneId: 'America/Sao_Paulo',
    contextOptions: { reducedMotion: 'reduce' },
    // The faces of the pictures are added to the page.
    bypassCSP: true,
    launchOptions: {
      args: CHROMIUM_ARGS,
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    },
  },
  webServer: {
    command: `node node_modules/next/dist/bin/next dev --webpack --port ${port}`,
    cwd: '../..',
    url: `http://localhost:${port}/pt-BR/_ui`,
    timeout: 300_000,
    reuseExistingServer: !process.env.CI && Boolean(process.env.E2E_REUSE),
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      LOOK: String(port),
      NODE_ENV: 'development',
      NEXT_TELEMETRY_DISABLED: '1',
      NEXT_DIST_DIR: `.next-look-${brand}`,
    },
  },
});
