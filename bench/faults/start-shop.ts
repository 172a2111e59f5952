import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../speed/free-port';

export interface StartedShop {
  origin: string;
  pid: number;
  /** Everything it printed so far. */
  output(): string;
  /** Memory the process holds, in megabytes. */
  memoryMb(): number;
  /** Waits until it printed a line with these words. @returns false after so many milliseconds */
  hasSaid(words: string, withinMs: number): Promise<boolean>;
  /** Sends a signal and waits for the end. @returns its exit code */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

const START_MS = 600_000;

/** Starts the built shop as an operator does (`npm start`). Its pictures are reused between runs. */
export async function startShop(env: Record<string, string>): Promise<StartedShop> {
  const shop = await spawnShop(env);
  const isOpen = await shop.hasSaid('The shop is open at', START_MS);
  if (!isOpen) throw new Error(`The shop did not open:\n${shop.output()}`);
  return shop;
}

const running = new Set<() => Promise<unknown>>();

/** Ends the shops that an aborted bench left running. */
export async function stopAllShops(): Promise<void> {
  await Promise.all([...running].map((stop) => stop()));
}

/** The same, without waiting for it. */
export async function spawnShop(env: Record<string, string>): Promise<StartedShop> {
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      MEDIA_DIR: '.data/media',
      SERVICE_WORKER: 'off',
      UNPAID_ORDERS_MAX: '1000000',
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (data: Buffer) => (said += data.toString()));
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const pid = child.pid ?? 0;
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  running.add(kill);
  void ended.then(() => running.delete(kill));
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  return {
    origin: `http://localhost:${port}`,
    pid,
    output: () => said,
    memoryMb: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    async hasSaid(words, withinMs) {
      const until = performance.now() + withinMs;
      while (!said.includes(words) && performance.now() < until && !isOver()) await pause(50);
      return said.includes(words);
    },
    async stop(signal = 'SIGTERM') {
      if (!isOver()) child.kill(signal);
      return ended;
    },
  };
}
