import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../speed/free-port';

/** A pgbouncer of its own before a database, that may die. */
export interface OwnPgbouncer {
  url: string;
  start(): Promise<void>;
  /** SIGKILL: every connection breaks at once. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/** Debian installs it where only the superuser's shell looks. */
export const PGBOUNCER = 'pgbouncer';
const LOOK_MS = 20;
/** It refuses to run as the superuser. */
const USER = process.getuid?.() === 0 ? 'user = daemon\n' : '';

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

function configOf(databaseUrl: string, port: number, serverConnections: number): string {
  const { hostname, port: serverPort, username, password, pathname } = new URL(databaseUrl);
  const target = [
    `host=${hostname || '127.0.0.1'}`,
    `port=${serverPort || 5432}`,
    `dbname=${pathname.slice(1)}`,
    `user=${username || 'postgres'}`,
    ...(password ? [`password=${decodeURIComponent(password)}`] : []),
  ].join(' ');
  return `[databases]
shop = ${target}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${serverConnections}
max_client_conn = 500
query_wait_timeout = 20
${USER}`;
}

/**
 * Pools transactions, as it is set on a small server: what a session holds is of no use behind it.
 * @param serverConnections how many connections to Postgres its clients share
 */
export async function openOwnPgbouncer(
  databaseUrl: string,
  { serverConnections }: { serverConnections: number },
): Promise<OwnPgbouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const config = join(folder, 'pgbouncer.ini');
  writeFileSync(config, configOf(databaseUrl, port, serverConnections));
  let child: ChildProcess | null = null;
  const start = async () => {
    child = spawn(PGBOUNCER, ['-q', config], { stdio: 'ignore' });
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`);
      await pause(LOOK_MS);
    }
  };
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  await start();
  return {
    url: `postgres://shop@127.0.0.1:${port}/shop`,
    start,
    kill,
    async close() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
