import { randomUUID } from 'node:crypto';
import type { FileStore } from '@/server/ports/media/file-store';

/** Names that `storeLessonFile` makes, and no others. */
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Stores a file under a random name. @returns its id. Call it outside a transaction. */
export async function storeLessonFile(lessonFiles: FileStore, bytes: Buffer): Promise<string> {
  const id = randomUUID();
  await lessonFiles.write(id, bytes);
  return id;
}

/** The file; null when there is none. */
export const readLessonFile = async (lessonFiles: FileStore, id: string): Promise<Buffer | null> =>
  ID.test(id) ? lessonFiles.read(id) : null;

/** Takes files away; one that is gone is no error. */
export const removeLessonFiles = (lessonFiles: FileStore, ids: readonly string[]): Promise<void> =>
  lessonFiles.remove(ids.filter((id) => ID.test(id)));
