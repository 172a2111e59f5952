import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openEmbeddedDatabase, type EmbeddedDatabase } from './embedded-database';

const directory = mkdtempSync(join(tmpdir(), 'embedded-test-'));
let database: EmbeddedDatabase | null = null;

afterEach(async () => {
  await database?.close();
  database = null;
  rmSync(directory, { recursive: true, force: true });
});

async function connect({ socketDirectory, port }: EmbeddedDatabase) {
  const client = new Client({ host: socketDirectory, port, user: 'postgres', database: 'postgres' });
  // The broken connection is the subject of the test below.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

describe('the embedded database', () => {
  it('is refused to a second opener, with the first one’s pid, and free again once closed', async () => {
    const path = join(directory, 'db');
    database = await openEmbeddedDatabase(path);
    await expect(openEmbeddedDatabase(path)).rejects.toThrow(new RegExp(`in use by process ${process.pid}`));
    await database.close();
    database = await openEmbeddedDatabase(path);
    const client = await connect(database);
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.end();
  });

  it('takes little memory for pages: what its module takes once is never given back', async () => {
    database = await openEmbeddedDatabase(join(directory, 'db'));
    const client = await connect(database);
    expect((await client.query('show shared_buffers')).rows).toEqual([{ shared_buffers: '16MB' }]);
    await client.end();
  });

  it('is replaced by the watchdog when its thread is stuck, and answers again with what was committed', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    database = await openEmbeddedDatabase(join(directory, 'db'), { intervalMs: 200, timeoutMs: 1_500 });
    const before = await connect(database);
    await before.query('create table notes (n int)');
    await before.query('insert into notes values (7)');
    // PGlite runs on one thread: a query that spins keeps it from answering, as a full disk does.
    await expect(before.query('do $$ begin loop perform 1; end loop; end $$')).rejects.toThrow();
    expect(said).toHaveBeenCalledWith('The embedded database does not answer: its thread is replaced.');
    const open = database;
    const after = await vi.waitFor(() => connect(open), { timeout: 30_000, interval: 200 });
    expect((await after.query('select n from notes')).rows).toEqual([{ n: 7 }]);
    await after.end();
  }, 60_000);
});
