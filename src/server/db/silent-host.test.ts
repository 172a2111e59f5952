import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isAway } from '@/server/kernel/to-fault';
import { eventually } from '@/testing/eventually';
import { watchSilence } from './silent-host';

const SILENCE_MS = 20;
const AUTHENTICATED = Buffer.from('R\0\0\0\x08\0\0\0\0', 'latin1');
const READY = Buffer.from('Z\0\0\0\x05I', 'latin1');
const EMPTY_ANSWER = Buffer.concat([Buffer.from('I\0\0\0\x04', 'latin1'), READY]);

/** A Postgres that lets in, and answers queries when the test says so. */
let server: Server;
let lines: Socket[];
let client: Client;

beforeEach(async () => {
  lines = [];
  server = createServer((line) => {
    lines.push(line);
    line.on('error', () => undefined);
    line.once('data', () => line.write(Buffer.concat([AUTHENTICATED, READY])));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  client = new Client({ host: '127.0.0.1', port, user: 'shop', database: 'shop' });
  client.on('error', () => undefined);
  await client.connect();
  watchSilence(client, SILENCE_MS);
});
afterEach(() => {
  client.connection.stream.destroy();
  for (const line of lines) line.destroy();
  server.close();
});

describe('a query without an answer', () => {
  it('fails as out of reach when the host takes no further connection either', async () => {
    server.close();
    const error: unknown = await client.query('select 1').catch((reason: unknown) => reason);
    expect(isAway(error)).toBe(true);
  });

  it('goes on for as long as it takes when the host is there', async () => {
    const answer = client.query('');
    await eventually(() => expect(lines.length).toBeGreaterThan(3));
    lines[0]?.write(EMPTY_ANSWER);
    expect((await answer).rows).toEqual([]);
  });
});

describe('a connection that waits for no answer', () => {
  it('stays, also to a host that takes no further one, and is looked into with its next query', async () => {
    const first = client.query('');
    lines[0]?.write(EMPTY_ANSWER);
    await first;
    server.close();
    await once(client.connection.stream, 'timeout');
    const next = client.query('');
    lines[0]?.write(EMPTY_ANSWER);
    expect((await next).rows).toEqual([]);
    await once(client.connection.stream, 'timeout');
    const error: unknown = await client.query('').catch((reason: unknown) => reason);
    expect(isAway(error)).toBe(true);
  });
});
