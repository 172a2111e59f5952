import { describe, expect, it } from 'vitest';
import { toFault } from './to-fault';

const failure = (fields: { code?: string; message?: string; cause?: Error }) =>
  Object.assign(new Error(fields.message ?? 'Failed query'), fields);

describe('an error that nothing expected', () => {
  it.each([
    ['the port of the database is shut', failure({ code: 'ECONNREFUSED' })],
    ['its host has no address at the moment', failure({ code: 'EAI_AGAIN' })],
    ['pgbouncer refuses', failure({ code: '08P01', message: 'query_wait_timeout' })],
    ['Postgres stops', failure({ code: '57P01' })],
    ['a standby answers in the place of the primary', failure({ code: '25006' })],
    ['the connection broke within a statement', failure({ message: 'Connection terminated unexpectedly' })],
    [
      'the connection broke within a transaction',
      failure({ message: 'Client has encountered a connection error and is not queryable' }),
    ],
    [
      'every connection of the pool stayed busy',
      failure({ message: 'timeout exceeded when trying to connect' }),
    ],
  ])('asks to come again when %s, however deep it is wrapped', (_name, cause) => {
    for (const error of [cause, failure({ cause }), failure({ cause: failure({ cause }) })])
      expect(toFault(error)).toMatchObject({ errorCode: 'UNAVAILABLE', extra: { retryAfterSeconds: 5 } });
  });

  it.each(['53100', 'ENOSPC'])('says that the disk is full (%s)', (code) => {
    expect(toFault(failure({ cause: failure({ code }) })).errorCode).toBe('STORAGE_LOW');
  });

  it.each([
    failure({ code: '23505' }),
    failure({ code: '42P01' }),
    failure({ message: 'oops' }),
    'text',
    undefined,
  ])('is told as no more than an error otherwise', (error) => {
    expect(toFault(error).errorCode).toBe('INTERNAL');
  });
});
