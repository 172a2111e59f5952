import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect } from 'playwright/test';

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

/**
 * Starts the driver of Debian's WebKitGTK, with a screen of its own.
 * @returns its address for WebDriver, and what ends both
 */
export async function startDriver(): Promise<{ address: string; stop: () => void }> {
  const { screen, name } = await startScreen();
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  // Without a graphics card its accelerated drawing fails.
  const env = { ...process.env, DISPLAY: name, WEBKIT_DISABLE_DMABUF_RENDERER: '1', LC_ALL: 'C.UTF-8' };
  const driver = spawn(DRIVER, [`--port=${port}`], { env, stdio: 'ignore' });
  await expect.poll(() => isOk(`${address}/status`)).toBe(true);
  return {
    address,
    stop: () => {
      driver.kill();
      screen.kill();
    },
  };
}
