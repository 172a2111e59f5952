import { Fault } from './fault';

/** What an error of Postgres, of its driver or of the system tells; drizzle wraps the one that it caught. */
interface Failure {
  code?: string;
  message?: string;
  cause?: Failure;
}

/** What Postgres and the file system say when nothing fits any more. */
const DISK_FULL = new Set(['53100', 'ENOSPC']);

/** Of the system, when there is no way to the database. */
const NO_WAY = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
]);

/**
 * Of Postgres and of poolers: class 08 is the connection (pgbouncer tells all its refusals as 08P01), 57P0x a server that
 * stops or starts, 53300 too many connections, 25006 a standby in the place of the primary, as in the middle of a failover.
 */
const AWAY = /^(08\w{3}|57P0\d|53300|25006)$/;

/** What pg says without a code; the second when every connection of the pool stayed busy. */
const MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed',
];

function* chainOf(error: unknown): Generator<Failure> {
  for (let failure = error as Failure | undefined; failure; failure = failure.cause) yield failure;
}

const isDiskFull = ({ code = '' }: Failure) => DISK_FULL.has(code);

const tellsAway = ({ code = '', message = '' }: Failure) =>
  NO_WAY.has(code) || AWAY.test(code) || MESSAGES.some((start) => message.startsWith(start));

/** Whether an error says that a database is out of reach, or too busy to take another connection. */
export const isAway = (error: unknown): boolean => [...chainOf(error)].some(tellsAway);

/** An unknown error tells its request id and nothing else; a database out of reach says so and may be tried again. */
export function toFault(error: unknown): Fault {
  const failures = [...chainOf(error)];
  if (failures.some(isDiskFull))
    return new Fault('STORAGE_LOW', 'The disk is full', { retryAfterSeconds: 60 });
  if (failures.some(tellsAway))
    return new Fault('UNAVAILABLE', 'Try again in a moment', { retryAfterSeconds: 5 });
  return new Fault('INTERNAL', 'Something went wrong');
}
