import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { build } from 'esbuild';
import { z } from 'zod';

const Loaded = z.object({ loaded: z.literal(true) });
const Opened = z.object({ port: z.number() });

/** A process of the shop whose code is loaded and whose database is not open yet. */
export interface ShopProcess {
  /** Opens the database and listens. @returns the address */
  open(): Promise<string>;
  /** kill -9, and waits until it is gone. */
  kill(): Promise<void>;
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the shop ended with ${String(code)}`);
  });
  const [message] = (await Promise.race([once(child, 'message'), ended])) as unknown[];
  // It is killed on purpose later on.
  ended.catch(() => undefined);
  return message;
}

const BUNDLE = 'node_modules/.cache/storefront/serve-orders.mjs';

/** One file of plain JavaScript, because compiling TypeScript would take most of the process's short life. */
export async function bundleShop(): Promise<void> {
  await build({
    entryPoints: ['bench/kill/serve-orders.ts'],
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // Native modules, and packages that find files beside themselves, stay packages.
    external: ['@node-rs/argon2', '@electric-sql/*', 'sharp', 'pg-native', 'pino'],
    // Under a name of its own: esbuild does not see the banner, and a package may import `createRequire` as well.
    banner: {
      js: "import { createRequire as requireForBundle } from 'node:module'; const require = requireForBundle(import.meta.url);",
    },
    minifySyntax: true,
    jsx: 'automatic',
    logLevel: 'warning',
  });
}

/** Starts a process of the bundled shop; loading its code takes longer than everything after it. */
export function startShopProcess(env: Record<string, string>): ShopProcess {
  const child = fork(BUNDLE, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', UNPAID_ORDERS_MAX: '1000000', ...env },
  });
  const loaded = nextMessage(child).then((message) => Loaded.parse(message));
  loaded.catch(() => undefined);
  return {
    async open() {
      await loaded;
      child.send('open');
      return `http://127.0.0.1:${Opened.parse(await nextMessage(child)).port}`;
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
