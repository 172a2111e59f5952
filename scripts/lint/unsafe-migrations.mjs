/**
 * Tables that grow with the shop: an index built on one in a migration stops every write for as long as it takes.
 * `IF NOT EXISTS` lets an operator build it beforehand, CONCURRENTLY (docs/recovery.md).
 */
const BIG_TABLES = [
  'audit_log',
  'idempotency_keys',
  'order_history',
  'order_lines',
  'orders',
  'outbox',
  'payments',
  'product_listings',
  'products',
  'sessions',
  'users',
  'variations',
];

/** Statements that break the version before, which still runs during a rolling restart (docs/adr/0019). */
const RULES = [
  [/\bDROP\s+TABLE\b/i, 'drops a table that the version before still reads'],
  [/\bDROP\s+COLUMN\b/i, 'drops a column that the version before still reads'],
  [/\bRENAME\b/i, 'renames what the version before calls by its old name'],
  [
    /\bALTER\s+COLUMN\s+\S+\s+SET\s+NOT\s+NULL\b/i,
    'refuses rows of the version before, and reads the whole table under a lock',
  ],
  [
    /\bADD\s+COLUMN\b(?!.*\b(?:DEFAULT|GENERATED)\b).*\bNOT\s+NULL\b/is,
    'asks the version before for a column it does not know: give it a default',
  ],
  [/\bALTER\s+COLUMN\s+\S+\s+(?:SET\s+DATA\s+)?TYPE\b/i, 'rewrites the whole table under a lock'],
  [
    /\bADD\s+CONSTRAINT\b.*\b(?:UNIQUE|CHECK)\b(?!.*\bNOT\s+VALID\b)/is,
    'refuses rows of the version before, and reads the whole table under a lock',
  ],
  [/^\s*TRUNCATE\b|^\s*DELETE\s+FROM\s+\S+\s*$/i, 'deletes every row'],
];

const isOwnTable = (statement, created) => {
  const [, table] = /\bALTER\s+TABLE\s+"?(\w+)"?/i.exec(statement) ?? [];
  return table !== undefined && created.has(table);
};

function findSlowIndex(statement, created) {
  const index = /\bCREATE\s+(UNIQUE\s+)?INDEX\s+(IF\s+NOT\s+EXISTS\s+)?\S+\s+ON\s+"?(\w+)"?/i.exec(statement);
  if (!index) return null;
  const [, isUnique, isOptional, table] = index;
  if (created.has(table)) return null;
  if (isUnique) return 'makes a rule of uniqueness that rows of the version before may break';
  return BIG_TABLES.includes(table) && !isOptional
    ? `builds an index on ${table} without IF NOT EXISTS: it cannot be built beforehand`
    : null;
}

/**
 * Statements of a migration that would break the version that runs beside it. A statement under a comment that begins
 * with `-- second step:` and names the version since which nothing uses the thing is allowed.
 * @param {string} script the migration
 * @returns {string[]} one sentence for each fault
 */
export function findUnsafeStatements(script) {
  const statements = script.split('--> statement-breakpoint').map((text) => text.trim());
  const created = new Set(
    statements.flatMap(
      (text) => /\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?"?(\w+)"?/i.exec(text)?.[1] ?? [],
    ),
  );
  return statements.flatMap((text) => {
    if (/^--\s*second step: \S.{10,}/im.test(text)) return [];
    const statement = text.replace(/^\s*--.*$/gm, '').trim();
    if (!statement || /^CREATE\s+(?:OR\s+REPLACE\s+)?(?:FUNCTION|TABLE)\b/i.test(statement)) return [];
    const reasons = isOwnTable(statement, created)
      ? []
      : RULES.filter(([pattern]) => pattern.test(statement)).map(([, reason]) => reason);
    const slow = findSlowIndex(statement, created);
    return [...reasons, ...(slow ? [slow] : [])].map(
      (reason) => `${statement.replace(/\s+/g, ' ').slice(0, 120)}: ${reason}`,
    );
  });
}
