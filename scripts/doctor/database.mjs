import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describeError, fault, note, ok } from './finding.mjs';

const CONNECT_WITHIN_MS = 5_000;
const LEAST_VERSION = 15;
const EXTENSIONS = ['pg_trgm', 'unaccent'];
const SKEW_NOTE_MS = 2_000;
const SKEW_FAULT_MS = 60_000;
export const MIGRATIONS = 'src/server/db/migrations';

/** What to do, by Postgres' or the system's code. */
const ADVICE = {
  ECONNREFUSED: 'Nothing listens there: is Postgres running, and is the port right?',
  ENOTFOUND: 'That host has no address: is its name written right?',
  EAI_AGAIN: 'The name could not be looked up: has this machine a network and a name server?',
  ETIMEDOUT: 'No answer: a firewall, or a wrong address.',
  '28P01': 'The password is not that of this user. Special characters are written as %40 and the like.',
  28000: 'Postgres does not let this user in from here: see its pg_hba.conf.',
  '3D000': 'Make it: createdb, as a user that may.',
  53300: 'All its connections are taken: raise max_connections, or lower DATABASE_POOL_SIZE.',
};

const QUERY = `select
  current_setting('server_version') as version,
  current_setting('server_version_num')::int / 10000 as major,
  current_setting('server_encoding') as encoding,
  current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as connections,
  (select count(*)::int from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()) as used,
  current_setting('fsync') as fsync,
  has_database_privilege(current_database(), 'create') as may_extend,
  has_schema_privilege('public', 'create') as may_create,
  array(select extname::text from pg_extension) as extensions,
  array(select name::text from pg_available_extensions) as available,
  to_regclass('drizzle.__drizzle_migrations') is not null as migrated,
  (select count(*)::int from pg_tables where schemaname = 'public') as tables,
  extract(epoch from clock_timestamp()) * 1000 as now_ms`;

function examineExtensions({ extensions, available, may_extend: mayExtend }) {
  return EXTENSIONS.filter((name) => !extensions.includes(name)).map((name) => {
    if (!available.includes(name))
      return fault(name, 'Postgres does not bring this extension.', 'Install postgresql-contrib.');
    return mayExtend
      ? ok(name, 'will be added by the first start')
      : fault(
          name,
          'The extension is not there, and this user may not add it.',
          `As a user that may: create extension ${name};`,
        );
  });
}

function examineRights({ may_create: mayCreate }) {
  if (mayCreate) return [];
  const todo = 'grant create on schema public to the user of DATABASE_URL;';
  return [fault('rights', 'This user may not make tables, which the start and every upgrade do.', todo)];
}

export function examineConnections({ connections, used }, poolSize) {
  const says = `a pool of ${poolSize}; the server takes ${connections}, ${used} are taken now`;
  if (poolSize > connections)
    return [fault('DATABASE_POOL_SIZE', `${says}: one process alone asks for too many.`, 'Lower it.')];
  if (poolSize + used > connections)
    return [
      note(
        'DATABASE_POOL_SIZE',
        `${says}.`,
        'All instances and tools together must stay below max_connections.',
      ),
    ];
  return [ok('DATABASE_POOL_SIZE', says)];
}

/** @param skewMs how far this machine's clock is ahead of the database's */
export function examineClock(skewMs) {
  const seconds = (Math.abs(skewMs) / 1000).toFixed(1);
  const says = `This machine is ${seconds} s ${skewMs > 0 ? 'ahead of' : 'behind'} the database.`;
  const todo = 'Keep both by NTP: orders and sessions expire by the clock.';
  if (Math.abs(skewMs) >= SKEW_FAULT_MS) return [fault('clock', says, todo)];
  if (Math.abs(skewMs) >= SKEW_NOTE_MS) return [note('clock', says, todo)];
  return [ok('clock', 'agrees with the database')];
}

async function examineMigrations(client, { migrated, tables }) {
  const { entries } = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'));
  const newest = Math.max(...entries.map(({ when }) => when));
  if (!migrated)
    return tables === 0
      ? [ok('schema', 'empty: the first start makes it')]
      : [
          fault(
            'schema',
            `The database holds ${tables} tables that are not of this shop.`,
            'Give the shop a database of its own.',
          ),
        ];
  const { rows } = await client.query(
    'select count(*)::int as count, max(created_at)::float8 as last from drizzle.__drizzle_migrations',
  );
  const [{ count, last }] = rows;
  if (last > newest)
    return [
      note(
        'schema',
        'A newer version of the shop has changed it.',
        'Run that version, or read docs/deploying.md (going back).',
      ),
    ];
  const waiting = entries.filter(({ when }) => when > last).length;
  return waiting > 0
    ? [note('schema', `${waiting} changes wait for the next start, after ${count} that were made.`)]
    : [ok('schema', `up to date (${count} migrations)`)];
}

function explain(error, address, name = 'DATABASE_URL') {
  const { password, hostname, port, pathname } = new URL(address);
  const inner = error.errors?.[0] ?? error;
  const where = `${hostname || 'the local socket'}:${port || 5432}, database ${pathname.slice(1)}`;
  const secrets = [address, password, decodeURIComponent(password)];
  const advice = ADVICE[inner.code] ?? (/timeout/i.test(inner.message) ? ADVICE.ETIMEDOUT : '');
  return fault(name, `${where}: ${describeError(error, secrets)}`, advice);
}

/** The Postgres of DATABASE_DIRECT_URL: it must be the database of DATABASE_URL. Nothing in it is changed. */
export async function examineDirect(address, pooledAddress) {
  const name = 'DATABASE_DIRECT_URL';
  try {
    const [direct, pooled] = await Promise.all([identify(address), identify(pooledAddress)]);
    return direct === pooled
      ? [ok(name, 'the database of DATABASE_URL')]
      : [
          fault(
            name,
            'It is another database than that of DATABASE_URL.',
            'Migrations would go to the wrong one.',
          ),
        ];
  } catch (error) {
    return [explain(error, address, name)];
  }
}

/** What tells two databases apart, however they are reached. */
const IDENTITY = `select oid::text || extract(epoch from pg_postmaster_start_time())::text as id
  from pg_database where datname = current_database()`;

const identify = async (address) => (await ask(address, IDENTITY))[0].id;

async function ask(address, statement) {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: CONNECT_WITHIN_MS,
    application_name: 'storefront doctor',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The Postgres of DATABASE_URL. Nothing in it is changed. */
export async function examinePostgres(address, poolSize) {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: CONNECT_WITHIN_MS,
    application_name: 'storefront doctor',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    const asked = Date.now();
    const { rows } = await client.query(QUERY);
    const answered = Date.now();
    const [state] = rows;
    const skewMs = (asked + answered) / 2 - Number(state.now_ms);
    const findings = [
      state.major >= LEAST_VERSION
        ? ok('DATABASE_URL', `Postgres ${state.version}`)
        : fault('DATABASE_URL', `Postgres ${state.version} is too old.`, `Use ${LEAST_VERSION} or later.`),
      ...examineExtensions(state),
      ...examineRights(state),
      ...examineConnections(state, poolSize),
      ...examineClock(Math.abs(skewMs) <= answered - asked ? 0 : skewMs),
      ...(await examineMigrations(client, state)),
    ];
    if (state.encoding !== 'UTF8')
      findings.push(
        fault(
          'encoding',
          `The database is written in ${state.encoding}.`,
          'createdb --encoding UTF8 --template template0',
        ),
      );
    if (state.fsync !== 'on')
      findings.push(note('fsync', 'It is off: a loss of power may lose orders.', 'Set fsync=on.'));
    return findings;
  } catch (error) {
    return [explain(error, address)];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The Postgres of DATABASE_REPLICA_URL: one that replays what the primary writes. Nothing in it is changed. */
export async function examineReplica(address) {
  const name = 'DATABASE_REPLICA_URL';
  try {
    const [{ standby }] = await ask(address, 'select pg_is_in_recovery() as standby');
    return standby
      ? [ok(name, 'a replica')]
      : [
          fault(
            name,
            'This Postgres is no replica: it would not be asked.',
            'Make it with pg_basebackup -R.',
          ),
        ];
  } catch (error) {
    return [
      note(name, explain(error, address, name).says, 'The primary answers in its place, until it is back.'),
    ];
  }
}
