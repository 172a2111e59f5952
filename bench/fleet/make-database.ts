import { Client } from 'pg';

/** One statement on a Postgres server. */
export async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

let made = 0;

/** An empty database of its own on a Postgres server, for processes that open it themselves. */
export async function makeDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  made += 1;
  const name = `bench_fleet_${process.pid}_${made}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) };
}
