import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Output, ParsedInput } from '@/contract/contract';
import type { CreateRedirectBody, Redirect } from '@/contract/schemas/managed-content';
import type { Db } from '@/server/db/client';
import { readPage } from '@/server/db/read-page';
import { redirects, users } from '@/server/db/schema/users';
import { requireFields } from '@/server/domains/editing/field-faults';
import { isOwnPage } from '@/server/domains/editing/own-page';
import { createResourceWrites } from '@/server/domains/editing/resource-writes';
import { findRepresentative } from '@/server/domains/people/representatives.repo';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import type { ContentContext } from './content-context';

type RedirectRow = typeof redirects.$inferSelect;
type RedirectChanges = Omit<ParsedInput<'updateRedirect'>['body'], 'version'>;

const toRedirect = ({ brandId: _brandId, createdAt, ...row }: RedirectRow): Redirect => ({
  ...row,
  createdAt: createdAt.toISOString(),
});
const contentOf = ({ target, representativeCode, active }: RedirectRow) => ({
  target,
  representativeCode,
  active,
});

/** A page of this site; a link that leads to another link could lead in circles. */
const isPage = (target: string) => isOwnPage(target, ['redirect']);

/** A code is the same in any case of letters; codes of representatives are not free. */
async function isCodeTaken(tx: Db, code: string): Promise<boolean> {
  const [link] = await tx
    .select({ code: redirects.code })
    .from(redirects)
    .where(eq(sql`lower(${redirects.code})`, code.toLowerCase()));
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.representativeCode, code.toUpperCase()));
  return link !== undefined || person !== undefined;
}

/** What is stored of a change: the credited code as the users table has it. @throws Fault VALIDATION */
async function planValues<Changes extends RedirectChanges>(
  tx: Db,
  changes: Changes,
  before: RedirectRow | null,
) {
  const { target, representativeCode } = changes;
  const representative = await findRepresentative(tx, representativeCode);
  // The own link of a representative credits no one else.
  const isOwnLink = !!before && before.code === before.representativeCode;
  const isOther = representativeCode !== undefined && representative?.code !== before?.representativeCode;
  requireFields([
    ['target', 'invalid', target !== undefined && !isPage(target)],
    ['representativeCode', 'unknownOption', !!representativeCode && !representative],
    ['representativeCode', 'invalid', isOwnLink && isOther],
  ]);
  return representative ? { ...changes, representativeCode: representative.code } : changes;
}

/** Campaign links (`/redirect/{code}`). Each hit reads them from the database: there is no page to revalidate. */
export function createManagedRedirects({ db, brand, clock }: ContentContext) {
  const writes = createResourceWrites(
    { db, clock },
    {
      entity: 'redirect',
      uniqueField: 'code',
      idOf: ({ code }: RedirectRow) => code,
      lock: (tx, code) =>
        tx
          .select()
          .from(redirects)
          .where(and(eq(redirects.code, code), eq(redirects.brandId, brand.id)))
          .for('update'),
      insert: (tx, values: typeof redirects.$inferInsert) => tx.insert(redirects).values(values).returning(),
      update: (tx, code, values) =>
        tx.update(redirects).set(values).where(eq(redirects.code, code)).returning(),
      remove: (tx, code) => tx.delete(redirects).where(eq(redirects.code, code)),
      view: toRedirect,
      contentOf,
      deletedOf: (row) => ({ ...contentOf(row), hits: row.hits }),
    },
  );

  return {
    /** The links of this brand with their hits, newest first. */
    listRedirects(page: number): Promise<Output<'listRedirects'>> {
      const where = eq(redirects.brandId, brand.id);
      const rows = db
        .select()
        .from(redirects)
        .where(where)
        .orderBy(desc(redirects.createdAt), asc(redirects.code));
      return readPage(page, { total: db.$count(redirects, where), rows }, toRedirect);
    },

    /** @throws Fault VALIDATION: a code that is taken, a target that is no page, a code of no representative */
    async createRedirect(actor: SessionUser, body: CreateRedirectBody): Promise<Redirect> {
      const row = await writes.create(actor, async (tx) => {
        requireFields([['code', 'taken', await isCodeTaken(tx, body.code)]]);
        return { ...(await planValues(tx, body, null)), brandId: brand.id, createdAt: clock.now() };
      });
      return toRedirect(row);
    },

    /** Its hits stay. @throws Fault NOT_FOUND, also for another brand's; STALE, VALIDATION */
    async updateRedirect(
      actor: SessionUser,
      code: string,
      { version, ...changes }: ParsedInput<'updateRedirect'>['body'],
    ): Promise<Redirect> {
      const { after } = await writes.update(actor, { id: code, version }, (tx, before) =>
        planValues(tx, changes, before),
      );
      return toRedirect(after);
    },

    /** @throws Fault NOT_FOUND */
    async deleteRedirect(actor: SessionUser, code: string): Promise<null> {
      await writes.remove(actor, code);
      return null;
    },
  };
}
