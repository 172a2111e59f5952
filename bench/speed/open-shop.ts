import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';

export interface Shop {
  origin: string;
  /** Memory the process holds, in megabytes; null where the system does not tell. */
  memoryMb(): number | null;
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

const waitUntilOpen = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let output = '';
    const read = (data: Buffer) => {
      output += data.toString();
      if (output.includes('The shop is open at')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', (code) => reject(new Error(`The shop ended with ${String(code)}:\n${output}`)));
  });

/** Builds the shop when it must and starts it as an operator does (`npm start`), on data of its own. */
export async function openShop(): Promise<Shop> {
  const data = mkdtempSync(join(tmpdir(), 'speed-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: data, NODE_ENV: 'production', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await waitUntilOpen(child);
  return {
    origin: `http://localhost:${port}`,
    memoryMb: () => (child.pid ? readMemory(child.pid) : null),
    async close() {
      const ended = new Promise((resolve) => child.on('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
