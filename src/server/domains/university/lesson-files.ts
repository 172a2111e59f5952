import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '@/env';

type DataEnv = Pick<Env, 'DATA_DIR'>;

/** Beside the pictures and never under `public`: every reader is asked who they are. */
export const lessonFileDirectory = (env: DataEnv) => join(env.DATA_DIR, 'lesson-files');

/** Names that `storeLessonFile` makes, and no others: nothing in them can leave the folder. */
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Keeps a file under a random name. @returns its id. Call it outside a transaction. */
export async function storeLessonFile(env: DataEnv, bytes: Buffer): Promise<string> {
  const directory = lessonFileDirectory(env);
  const id = randomUUID();
  await mkdir(directory, { recursive: true });
  // A reader never sees half a file: it is written aside and renamed.
  const aside = join(directory, `${id}.part`);
  await writeFile(aside, bytes, { mode: 0o600 });
  await rename(aside, join(directory, id));
  return id;
}

/** The file; null when there is none. */
export async function readLessonFile(env: DataEnv, id: string): Promise<Buffer | null> {
  if (!ID.test(id)) return null;
  try {
    return await readFile(join(lessonFileDirectory(env), id));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Takes files away; one that is gone is no error. */
export async function removeLessonFiles(env: DataEnv, ids: readonly string[]): Promise<void> {
  for (const id of ids) if (ID.test(id)) await rm(join(lessonFileDirectory(env), id), { force: true });
}
