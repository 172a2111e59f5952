import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';

export interface Shop {
  origin: string;
  /** Memory the process holds, in megabytes; null where the system does not tell. */
  memoryMb(): number | null;
  /** Everything it said so far. */
  output(): string;
  /** Sends the process a signal and waits for its end. @returns its exit code; null when the signal ended it */
  stop(signal: NodeJS.Signals): Promise<number | null>;
  close(): Promise<void>;
}

function readMemory(pid: number): number | null {
  try {
    const kB = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kB ? Number(kB) / 1024 : null;
  } catch {
    return null;
  }
}

const waitUntilOpen = (child: ChildProcess, output: () => string) =>
  new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (output().includes('The shop is open at')) resolve();
    });
    child.on('exit', (code) => reject(new Error(`The shop ended with ${String(code)}:\n${output()}`)));
  });

/**
 * Builds the shop when it must and starts it as an operator does (`npm start`), on data of its own.
 * @param env variables beside those of this process; without PORT it listens on a free one
 */
export async function openShop(env: Record<string, string> = {}): Promise<Shop> {
  const data = mkdtempSync(join(tmpdir(), 'speed-'));
  const port = env.PORT ?? String(await freePort());
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      DATA_DIR: data,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      UNPAID_ORDERS_MAX: '1000000',
      ...env,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  const output = () => said.join('');
  const note = (text: Buffer) => void said.push(text.toString());
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  await waitUntilOpen(child, output);
  return {
    origin: `http://localhost:${port}`,
    memoryMb: () => (child.pid ? readMemory(child.pid) : null),
    output,
    stop,
    async close() {
      await stop('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
