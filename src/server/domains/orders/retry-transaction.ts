import type { Db } from '@/server/db/client';

/** Serialization failure, deadlock: the same work may succeed the next time (docs/rules.md). */
const TRANSIENT = new Set(['40001', '40P01']);
const UNIQUE_VIOLATION = '23505';
const ATTEMPTS = 4;

interface DatabaseError {
  code?: string;
  constraint?: string;
  cause?: DatabaseError;
}

/** A taken order number counts as well: the next attempt draws another one. */
function isTransient(error: unknown): boolean {
  const { code, constraint, cause } = error as DatabaseError;
  if (TRANSIENT.has(code ?? '') || (code === UNIQUE_VIOLATION && constraint?.startsWith('orders_number')))
    return true;
  return cause ? isTransient(cause) : false;
}

/**
 * Runs work in a transaction, and again up to three times when the database reports a conflict with another one.
 * The work must hold no side effect but those of its transaction.
 */
export async function retryTransaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransient(error)) throw error;
    }
  }
}
