import { defineConfig, devices } from 'playwright/test';
import { ACQUIRER_PORT, dataFolder, shopPort, SHOPS } from './e2e/support/shops';
import { GETNET_CREDENTIALS } from './src/testing/getnet/getnet-server';

/** With PAYMENT_GATEWAY=getnet the shop is charged by the acquirer of the tests (src/testing/getnet/getnet-server.ts). */
const isCharged = process.env.PAYMENT_GATEWAY === 'getnet';
const isCi = Boolean(process.env.CI);

/** Closed networks answer Chromium's own calls home with refusals, many at a time: they are switched off. */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Which browser the tests run in (scripts/test-engines.mjs): `firefox` is Debian's Firefox ESR, `webkit` its WebKitGTK, with
 * tests of its own; an old Chromium is another CHROMIUM_PATH.
 */
const isWebKit = process.env.E2E_ENGINE === 'webkit';
const isFirefox = process.env.E2E_ENGINE === 'firefox';
const launchOptions = isFirefox
  ? {
      executablePath: 'scripts/engines/firefox.mjs',
      // The list of downloads opens over the page and takes the keys.
      firefoxUserPrefs: { 'browser.download.alwaysOpenPanel': false },
    }
  : {
      args: CHROMIUM_ARGS,
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    };

const ACQUIRER = {
  command: 'npx tsx e2e/support/acquirer.ts',
  port: ACQUIRER_PORT,
  env: { ACQUIRER_PORT: String(ACQUIRER_PORT) },
};
const GETNET = {
  GETNET_URL: `http://127.0.0.1:${ACQUIRER_PORT}`,
  GETNET_CLIENT_ID: GETNET_CREDENTIALS.clientId,
  GETNET_CLIENT_SECRET: GETNET_CREDENTIALS.clientSecret,
  GETNET_SELLER_ID: GETNET_CREDENTIALS.sellerId,
  GETNET_WEBHOOK_SECRET: 'the secret of the notices of the tests',
};

/** The shop of a worker, with a database and mails of its own. They start one after the other: the first makes pictures. */
const startShop = (worker: number) => ({
  command: 'node scripts/start.mjs',
  url: `http://localhost:${shopPort(worker)}/api/ready`,
  timeout: 300_000,
  reuseExistingServer: !isCi && Boolean(process.env.E2E_REUSE),
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  stdout: 'pipe' as const,
  env: {
    PORT: String(shopPort(worker)),
    DATA_DIR: dataFolder(worker),
    MEDIA_DIR: '.data/media',
    DATABASE_URL: '',
    // The shops run from one build's folder.
    STOREFRONT_PAGES: 'memory',
    SEED_DEMO: 'true',
    // The specs about it bring the worker along (e2e/support/link.ts).
    SERVICE_WORKER: 'off',
    LOG_LEVEL: 'warn',
    ...(isCharged && GETNET),
  },
});

const DESKTOP = { width: 1280, height: 800 };

export default defineConfig({
  testDir: isWebKit ? 'e2e/webkit' : 'e2e',
  testIgnore: isWebKit ? [] : ['**/webkit/**', '**/look/**'],
  // Several runs go side by side in `npm test`.
  outputDir: `test-results/e2e-${shopPort(0)}`,
  // Each worker has a shop of its own (e2e/support/test.ts), where its tests run one after the other, each with people of its own.
  workers: SHOPS,
  fullyParallel: true,
  forbidOnly: isCi,
  // A test that passes at the second try is a test to mend.
  retries: 0,
  // A machine that does other work beside it is several times slower: there, waiting longer tells more than failing.
  timeout: isCi ? 180_000 : 60_000,
  expect: { timeout: isCi ? 30_000 : 10_000 },
  reporter: [
    ['list'],
    ['./e2e/support/failed-page-reporter.ts'],
    ['json', { outputFile: process.env.E2E_JSON ?? 'test-results/e2e.json' }],
  ],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // What a worker keeps would stand between a test and the shop; the specs about it allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    actionTimeout: isCi ? 30_000 : 10_000,
    launchOptions,
  },
  projects: [
    {
      name: 'desktop',
      use: isFirefox
        ? { browserName: 'firefox', channel: 'moz-firefox', viewport: DESKTOP }
        : { ...devices['Desktop Chrome'], viewport: DESKTOP },
    },
    {
      // Tests tagged @phone run here too.
      name: 'phone',
      grep: /@phone/,
      use: { ...devices['Pixel 5'], viewport: { width: 360, height: 780 } },
    },
  ],
  webServer: [
    ...(isCharged ? [ACQUIRER] : []),
    ...Array.from({ length: SHOPS }, (_, worker) => startShop(worker)),
  ],
});
