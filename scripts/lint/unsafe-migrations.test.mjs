import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findUnsafeStatements } from './unsafe-migrations.mjs';

const FOLDER = 'src/server/db/migrations';
/** Migrations before this one were made before the first shop was open. */
const FIRST = '0009';

describe('a migration', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql') && name >= FIRST);
  it('is looked at', () => expect(files.length).toBeGreaterThan(0));
  it.each(files)('%s leaves the version before able to run beside it', (name) => {
    expect(findUnsafeStatements(readFileSync(join(FOLDER, name), 'utf8'))).toEqual([]);
  });

  it.each([
    ['ALTER TABLE "orders" DROP COLUMN "note"', 'still reads'],
    ['DROP TABLE "orders"', 'still reads'],
    ['ALTER TABLE "orders" RENAME COLUMN "a" TO "b"', 'old name'],
    ['ALTER TABLE "orders" RENAME TO "sales"', 'old name'],
    ['ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL', 'rows of the version before'],
    ['ALTER TABLE "orders" ADD COLUMN "note" text NOT NULL', 'give it a default'],
    ['ALTER TABLE "orders" ALTER COLUMN "a" SET DATA TYPE bigint', 'rewrites'],
    ['ALTER TABLE "orders" ADD CONSTRAINT "a" CHECK (total_cents > 0)', 'rows of the version before'],
    ['CREATE INDEX "a" ON "orders" USING btree ("state")', 'beforehand'],
    ['CREATE UNIQUE INDEX IF NOT EXISTS "a" ON "leads" ("email")', 'uniqueness'],
    ['DELETE FROM "orders"', 'every row'],
  ])('that says %s is refused', (statement, reason) => {
    expect(findUnsafeStatements(statement)).toEqual([expect.stringContaining(reason)]);
  });

  it.each([
    ['ALTER TABLE "orders" ADD COLUMN "note" text'],
    ['ALTER TABLE "orders" ADD COLUMN "note" text DEFAULT \'\' NOT NULL'],
    ['CREATE INDEX IF NOT EXISTS "a" ON "orders" USING btree ("state")'],
    ['CREATE INDEX "a" ON "leads" ("email")'],
    [
      'CREATE TABLE "new" ("id" text NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX "a" ON "new" ("id")',
    ],
    ['ALTER TABLE "orders" ADD CONSTRAINT "a" CHECK (total_cents > 0) NOT VALID'],
    ['-- second step: nothing reads it since version 0.2.0\nALTER TABLE "orders" DROP COLUMN "note"'],
    ['-- DROP TABLE in a comment\nUPDATE "orders" SET "note" = \'\' WHERE "note" IS NULL'],
  ])('that says %s passes', (script) => expect(findUnsafeStatements(script)).toEqual([]));
});
