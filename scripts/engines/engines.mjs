import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { findBrowser, installDebian, isProgram } from '../find-browser.mjs';
import { SetupFault } from '../steps/environment.mjs';
import { ENGINE_JOURNEYS, WEBKIT_JOURNEYS } from '../steps/main-journeys.mjs';
import { run } from '../steps/run.mjs';

const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
const OLD_CHROMIUM = '106.0.2';

async function findFirefox() {
  if (!isProgram(FIREFOX)) await installDebian('firefox-esr');
  if (!isProgram(FIREFOX))
    throw new SetupFault(`There is no ${FIREFOX}: install Debian's package firefox-esr.`);
  return FIREFOX;
}

async function findWebKit() {
  if (!WEBKIT.every(isProgram)) await installDebian('webkit2gtk-driver', 'xvfb');
  if (!WEBKIT.every(isProgram))
    throw new SetupFault(`There is no ${WEBKIT.join(' or ')}: install Debian's webkit2gtk-driver and xvfb.`);
}

/**
 * Chromium of 2022 from the registry of packages, unpacked once. It is the oldest that Playwright can look at.
 * @returns the path of a program that starts it
 */
async function findOldChromium() {
  const place = resolve('node_modules/.cache', `chromium-${OLD_CHROMIUM}`);
  const program = join(place, 'chromium.sh');
  if (existsSync(program)) return program;
  const name = `@sparticuz/chromium@${OLD_CHROMIUM}`;
  const args = [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--prefix',
    place,
    name,
  ];
  await run('npm', args, { quiet: true });
  const packed = join(place, 'node_modules/@sparticuz/chromium/bin');
  for (const file of readdirSync(packed).filter((each) => each.endsWith('.br'))) {
    const unpacked = join(place, file.replace('.br', ''));
    writeFileSync(unpacked, brotliDecompressSync(readFileSync(join(packed, file))));
    if (unpacked.endsWith('.tar')) await run('tar', ['xf', unpacked, '-C', place], { quiet: true });
  }
  chmodSync(join(place, 'chromium'), 0o755);
  const lines = [
    '#!/bin/sh',
    `LD_LIBRARY_PATH='${place}/lib' exec '${place}/chromium' --headless --no-zygote "$@"`,
  ];
  writeFileSync(program, `${lines.join('\n')}\n`, { mode: 0o755 });
  return program;
}

/** The engines that journeys run in: what docs/browsers.md calls them, which journeys, and the environment of Playwright. */
export const ENGINES = [
  {
    id: 'chromium',
    name: 'Chromium, this year’s',
    journeys: ENGINE_JOURNEYS,
    bring: async () => ({ CHROMIUM_PATH: await findBrowser() }),
  },
  {
    id: 'chromium-106',
    name: 'Chromium 106 (2022)',
    journeys: ENGINE_JOURNEYS,
    bring: async () => ({ CHROMIUM_PATH: await findOldChromium() }),
  },
  {
    id: 'firefox',
    name: 'Firefox ESR',
    journeys: ENGINE_JOURNEYS,
    bring: async () => ({
      // A test looks for a Chromium too where it opens a second browser.
      CHROMIUM_PATH: await findBrowser(),
      FIREFOX_PATH: await findFirefox(),
      E2E_ENGINE: 'firefox',
    }),
  },
  {
    id: 'webkit',
    name: 'WebKitGTK',
    // Of its own: WebDriver knows none of what the other tests are written with.
    journeys: WEBKIT_JOURNEYS,
    bring: async () => {
      await findWebKit();
      return { CHROMIUM_PATH: await findBrowser(), E2E_ENGINE: 'webkit' };
    },
  },
];
