import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../speed/free-port';

/** A Postgres of its own, that may die. */
export interface OwnServer {
  url: string;
  start(): Promise<void>;
  /** Ends at once, as if its machine had lost power. */
  kill(): Promise<void>;
  query(statement: string): Promise<Record<string, unknown>[]>;
}

export interface OwnServers {
  primary: OwnServer;
  /** A streaming replica of it. */
  replica: OwnServer;
  close(): Promise<void>;
}

/** Debian puts the programs of a server beside each other, by version, and not into the path. */
const DEBIAN = '/usr/lib/postgresql';
const LOOK_MS = 50;

/** @returns the folder of `initdb`, `postgres` and `pg_basebackup`; null where they are not installed */
export function findServerPrograms(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => +other - +one) : [];
  const folders = versions.map((version) => join(DEBIAN, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

const idOf = (option: '-u' | '-g') =>
  Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout);

/** Postgres refuses to run as the superuser. */
const OWNER = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

function run(program: string, args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { ...OWNER, cwd: tmpdir(), encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`);
}

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function createServer(programs: string, data: string, port: number): OwnServer {
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | null = null;
  return {
    url,
    async start() {
      const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${data}`];
      const args = ['-D', data, ...[...settings, 'fsync=off'].flatMap((setting) => ['-c', setting])];
      child = spawn(join(programs, 'postgres'), args, { ...OWNER, cwd: tmpdir(), stdio: 'ignore' });
      while (!(await ask(url, 'select 1').catch(() => null))) {
        if (child.exitCode !== null) throw new Error(`postgres ended with ${child.exitCode}`);
        await pause(LOOK_MS);
      }
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode) return;
      const gone = once(child, 'exit');
      // Its processes end without a word to their clients and without writing anything down.
      child.kill('SIGQUIT');
      await gone;
    },
    query: (statement) => ask(url, statement),
  };
}

/** An empty primary and its streaming replica, each on a port of its own. */
export async function openOwnServers(programs: string): Promise<OwnServers> {
  const folder = mkdtempSync(join(tmpdir(), 'replica-'));
  if (OWNER.uid !== undefined) chownSync(folder, OWNER.uid, OWNER.gid);
  const [primaryData, replicaData] = [join(folder, 'primary'), join(folder, 'replica')];
  for (const data of [primaryData, replicaData]) {
    mkdirSync(data, { mode: 0o700 });
    if (OWNER.uid !== undefined) chownSync(data, OWNER.uid, OWNER.gid);
  }
  run(join(programs, 'initdb'), ['-D', primaryData, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N']);
  const primary = createServer(programs, primaryData, await freePort());
  await primary.start();
  run(join(programs, 'pg_basebackup'), [
    '-d',
    primary.url,
    '-D',
    replicaData,
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
  ]);
  const replica = createServer(programs, replicaData, await freePort());
  await replica.start();
  return {
    primary,
    replica,
    async close() {
      await replica.kill();
      await primary.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
