import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { run, toolPath } from './tools';

export interface Throughput {
  perSecond: number;
  p99Ms: number;
  failures: number;
}

const CONNECTIONS = '50';
const SECONDS = '10';

/** 50 connections for ten seconds. */
export async function load(url: string): Promise<Throughput> {
  const text = await run(toolPath('autocannon'), [
    '--json',
    '--no-progress',
    '--connections',
    CONNECTIONS,
    '--duration',
    SECONDS,
    '--headers',
    'accept-encoding=gzip',
    url,
  ]);
  const { requests, latency, errors, non2xx } = JSON.parse(text) as {
    requests: { average: number };
    latency: { p99: number };
    errors: number;
    non2xx: number;
  };
  return { perSecond: requests.average, p99Ms: latency.p99, failures: errors + non2xx };
}

/** 50 connections for ten seconds: a cached page of the shop, then the same bytes from a bare Node server. */
export async function measureServer(url: string): Promise<{ shop: Throughput; bare: Throughput }> {
  const html = await (await fetch(url)).text();
  await load(url);
  const shop = await load(url);
  const folder = mkdtempSync(join(tmpdir(), 'speed-static-'));
  const file = join(folder, 'page.gz');
  writeFileSync(file, gzipSync(html));
  const child = spawn(process.execPath, ['bench/speed/static-server.mjs', file]);
  try {
    const port = await new Promise<string>((resolve) =>
      child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim())),
    );
    return { shop, bare: await load(`http://localhost:${port}/`) };
  } finally {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
