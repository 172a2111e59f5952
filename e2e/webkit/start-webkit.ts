import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect } from 'playwright/test';
import { Builder, type WebDriver } from 'selenium-webdriver';

/** Debian's packages xvfb and webkit2gtk-driver (scripts/engines/engines.mjs). */
const SCREEN = 'Xvfb';
const DRIVER = 'WebKitWebDriver';

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** @returns the name of a screen that nothing else draws on */
async function startScreen(): Promise<{ screen: ChildProcess; name: string }> {
  const args = ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const screen = spawn(SCREEN, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return { screen, name: `:${number.toString().trim()}` };
}

const isOk = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** Without its bar of buttons, which no window can be narrower than: a window is as large as it is asked to be. */
const BROWSER = {
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
};

/**
 * Starts Debian's WebKitGTK, with a screen and a driver of its own: one driver does not always answer to a second session.
 * @returns its session, and what ends all of it
 */
export async function startWebKit(): Promise<{ driver: WebDriver; stop: () => void }> {
  const { screen, name } = await startScreen();
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  // Without a graphics card its accelerated drawing fails. Of `C.UTF-8` it makes the language `C`, which is none.
  const env = { ...process.env, DISPLAY: name, WEBKIT_DISABLE_DMABUF_RENDERER: '1', LC_ALL: 'C' };
  const server = spawn(DRIVER, [`--port=${port}`], { env, stdio: 'ignore' });
  await expect.poll(() => isOk(`${address}/status`)).toBe(true);
  const stop = () => {
    server.kill();
    screen.kill();
  };
  try {
    return { driver: await new Builder().usingServer(address).withCapabilities(BROWSER).build(), stop };
  } catch (fault) {
    stop();
    throw fault;
  }
}
