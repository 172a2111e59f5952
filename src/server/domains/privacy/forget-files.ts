import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Env } from '@/env';
import type { Db } from '@/server/db/client';
import { mediaDirectory } from '@/server/db/seed/media';
import { lessonFileDirectory } from '@/server/domains/university/lesson-files';
import { mailDirectory } from '@/server/ports/mailer/file-mailer';

type FileEnv = Pick<Env, 'DATA_DIR' | 'MEDIA_DIR' | 'MAIL_DIR'>;

/** `foto-<hash>` of the sizes of an upload (domains/media/media.service.ts). */
const UPLOAD = /^(foto-[0-9a-f]{32})-\d+\.(?:avif|webp)$/;
const LESSON_FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.part)?$/;
const MAIL = /^(.+)\.eml$/;

/** Files of a folder from before a moment, by what their name says they belong to. */
async function listOld(folder: string, pattern: RegExp, before: Date): Promise<Map<string, string[]>> {
  const old = new Map<string, string[]>();
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const owner = pattern.exec(name)?.[1];
    if (!owner) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtime < before) old.set(owner, [...(old.get(owner) ?? []), path]);
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

async function removeAll(files: Map<string, string[]>, kept: ReadonlySet<string>): Promise<number> {
  const loose = [...files].filter(([owner]) => !kept.has(owner)).flatMap(([, paths]) => paths);
  for (const path of loose) await rm(path, { force: true });
  return loose.length;
}

/**
 * Removes uploads from before a moment that no row of this database refers to. The folders belong to one database.
 * @returns how many files
 */
export async function forgetLooseUploads(db: Db, env: FileEnv, before: Date): Promise<number> {
  const pictures = await listOld(mediaDirectory(env), UPLOAD, before);
  const files = await listOld(lessonFileDirectory(env), LESSON_FILE, before);
  // The files were listed first: one that is stored from now on is in neither list.
  const gonePictures = pictures.size > 0 ? await removeAll(pictures, await listShownUploads(db)) : 0;
  const goneFiles = files.size > 0 ? await removeAll(files, await listUsedLessonFiles(db)) : 0;
  return gonePictures + goneFiles;
}

/** Removes mails that were written as files before a moment. @returns how many */
export const forgetMailFiles = async (env: FileEnv, before: Date): Promise<number> =>
  removeAll(await listOld(mailDirectory(env), MAIL, before), new Set());
