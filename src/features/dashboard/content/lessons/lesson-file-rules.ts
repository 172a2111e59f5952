/** What the shop takes as the file of a lesson (contract, LESSON_FILE). */
const TYPE = 'application/pdf';
const MAX_BYTES = 20 * 1024 * 1024;
export const MAX_MEGABYTES = MAX_BYTES / 1024 / 1024;
const MAX_NAME = 64;

/** What can be said about a file before it is sent; null when it may go. The server judges its bytes. */
export function checkLessonFile({ type, size }: { type: string; size: number }): 'type' | 'size' | null {
  if (type !== TYPE || size === 0) return 'type';
  return size > MAX_BYTES ? 'size' : null;
}

/** The name a file is stored under: at most 64 characters, its ending among them. */
export function lessonFileName(name: string): string {
  const ending = /\.pdf$/i.test(name) ? name.slice(-4) : '.pdf';
  const stem = name.replace(/\.pdf$/i, '').replace(/[\0\p{Surrogate}]/gu, '');
  return `${stem.slice(0, MAX_NAME - ending.length).trim() || 'material'}${ending}`;
}
