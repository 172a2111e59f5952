import { eq, lt, notInArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '@/server/db/client';
import { orders, prescriptionFiles } from '@/server/db/schema';
import type { Files } from '@/server/ports/media/create-files';
import type { FileStore } from '@/server/ports/media/file-store';
import { deleteInBatches } from './delete-in-batches';

/** `foto-<hash>` of the sizes of an upload (domains/media/media.service.ts). */
const UPLOAD = /^(foto-[0-9a-f]{32})-\d+\.(?:avif|webp)$/;
/** Files under random names: lessons and prescriptions. */
const RANDOM_NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.(?:[0-9a-f-]+\.)?part)?$/;
const MAIL = /^(.+)\.eml$/;

/** Names of files from before a moment, by what their name says they belong to. */
async function listOld(files: FileStore, pattern: RegExp, before: Date): Promise<Map<string, string[]>> {
  const old = new Map<string, string[]>();
  for (const name of await files.list()) {
    const owner = pattern.exec(name)?.[1];
    if (!owner) continue;
    const writtenAt = await files.writtenAt(name);
    if (writtenAt && writtenAt < before) old.set(owner, [...(old.get(owner) ?? []), name]);
  }
  return old;
}

const Names = z.array(z.object({ name: z.string() }));

async function readNames(db: Db, query: ReturnType<typeof sql>): Promise<Set<string>> {
  const { rows } = z.object({ rows: Names }).parse(await db.execute(query));
  return new Set(rows.map(({ name }) => name));
}

/** Every upload that a page, a form of the back office or an old order still shows. */
const listShownUploads = (db: Db) =>
  readNames(
    db,
    sql`select distinct found[1] as name from (
      select gallery::text as text from products
      union all select description from products
      union all select picture::text from categories
      union all select coalesce(picture::text, '') || brand_pictures::text from collections
      union all select picture::text from posts
      union all select body_markdown || translations::text from posts
      union all select body_markdown from lessons
      union all select content::text || hero_headlines::text || coalesce(hero_picture::text, '') from brand_contents
      union all select picture::text from order_lines where picture->>'srcUrl' like '/media/foto-%'
    ) as texts, regexp_matches(text, 'foto-[0-9a-f]{32}', 'g') as found`,
  );

const listUsedLessonFiles = (db: Db) =>
  readNames(db, sql`select file->>'id' as name from lessons, jsonb_array_elements(files) as file`);

async function removeAll(
  files: FileStore,
  old: ReadonlyMap<string, string[]>,
  used: ReadonlySet<string>,
): Promise<number> {
  const loose = [...old].filter(([owner]) => !used.has(owner)).flatMap(([, names]) => names);
  await files.remove(loose);
  return loose.length;
}

/**
 * Removes uploads from before a moment that no row of this database refers to. The files belong to one database.
 * @returns how many files
 */
export async function forgetLooseUploads(
  db: Db,
  { pictures, lessonFiles }: Pick<Files, 'pictures' | 'lessonFiles'>,
  before: Date,
): Promise<number> {
  const oldPictures = await listOld(pictures, UPLOAD, before);
  const oldFiles = await listOld(lessonFiles, RANDOM_NAME, before);
  // The files were listed first: one that is stored from now on is in neither list.
  const gonePictures =
    oldPictures.size > 0 ? await removeAll(pictures, oldPictures, await listShownUploads(db)) : 0;
  const goneFiles =
    oldFiles.size > 0 ? await removeAll(lessonFiles, oldFiles, await listUsedLessonFiles(db)) : 0;
  return gonePictures + goneFiles;
}

/** Forgets prescriptions from before a moment that were not accepted. @returns how many */
export async function forgetUnusedPrescriptions(db: Db, before: Date): Promise<number> {
  const accepted = db.select({ id: orders.id }).from(orders).where(eq(orders.prescriptionStatus, 'approved'));
  const isUnused = notInArray(prescriptionFiles.orderId, accepted);
  return deleteInBatches(db, prescriptionFiles, sql`${lt(prescriptionFiles.sentAt, before)} and ${isUnused}`);
}

/** Removes prescriptions from before a moment that no row of this database names. @returns how many files */
export async function forgetLoosePrescriptions(
  db: Db,
  { prescriptions }: Pick<Files, 'prescriptions'>,
  before: Date,
): Promise<number> {
  const old = await listOld(prescriptions, RANDOM_NAME, before);
  if (old.size === 0) return 0;
  return removeAll(prescriptions, old, await readNames(db, sql`select id as name from prescription_files`));
}

/** Removes mails that were written as files before a moment. @returns how many */
export const forgetMailFiles = async (
  { mailFiles }: Pick<Files, 'mailFiles'>,
  before: Date,
): Promise<number> => removeAll(mailFiles, await listOld(mailFiles, MAIL, before), new Set());
