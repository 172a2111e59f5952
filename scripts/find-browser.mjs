// Finds a Chromium for the browser tests, or installs one, and prints its path. Order: CHROMIUM_PATH, Playwright's
// own, the system's, `playwright install chromium`, Debian's package.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { SetupFault } from './steps/environment.mjs';
import { runScript, step } from './steps/progress.mjs';
import { run, runBin } from './steps/run.mjs';

/** The headless shell comes first, as in Playwright: the same engine without a desktop window. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

export const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const findPlaywrights = () => [chromium.executablePath()].find((path) => path && existsSync(path)) ?? null;

function findSystems() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return (
    [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), MAC].find(isProgram) ?? null
  );
}

async function installPlaywrights() {
  // On closed networks the download is refused at once, or never answers.
  const limit = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' };
  await runBin('playwright', ['install', 'chromium'], { quiet: true, mayFail: true, env: limit });
  return findPlaywrights();
}

/** Installs packages of Debian where this machine has them; what fails is not there afterwards. */
export async function installDebian(...packages) {
  if (!isProgram('/usr/bin/apt-get')) return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args];
    return run(command, rest, { quiet: true, mayFail: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  };
  await apt('update', '-qq');
  // Another installation may hold the lock for a while on a machine that has just started.
  await apt('install', '-y', '-o', 'DPkg::Lock::Timeout=120', '--no-install-recommends', ...packages);
}

async function installDebians() {
  await installDebian('chromium-headless-shell', 'fonts-liberation');
  return findSystems();
}

/** @returns the path of a Chromium that can be started. @throws SetupFault telling what to do when there is none. */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isProgram(given)) return given;
    throw new SetupFault(`CHROMIUM_PATH=${given} is not a program.`);
  }
  const found =
    findPlaywrights() ??
    findSystems() ??
    (await step("Installing Playwright's Chromium", installPlaywrights)) ??
    (await step("Installing Debian's headless Chromium", installDebians));
  if (found) return found;
  throw new SetupFault(
    'No Chromium for the browser tests: none is installed and it could be neither downloaded nor installed as a package.\n' +
      'Install Chromium or Chrome, then set CHROMIUM_PATH to it, or allow `npx playwright install chromium`.',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  void runScript(async () => console.log(await findBrowser()));
}
