import { Client } from 'pg';

const LOCAL = 'postgres://postgres@127.0.0.1:5432/postgres';

/** The Postgres server that `TEST_DATABASE_URL` names, else the local one. */
export const POSTGRES_SERVER = process.env.TEST_DATABASE_URL || LOCAL;

/** @returns its address, or null when it does not answer and is not required */
export async function findPostgres(): Promise<string | null> {
  const client = new Client({ connectionString: POSTGRES_SERVER, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    return POSTGRES_SERVER;
  } catch (error) {
    if (process.env.TEST_DATABASE_URL) throw error;
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
