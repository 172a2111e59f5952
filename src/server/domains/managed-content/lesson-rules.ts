import type { ParsedInput } from '@/contract/contract';
import type { Db } from '@/server/db/client';
import { requireFields } from '@/server/domains/editing/field-faults';
import type { LessonRow } from '@/server/domains/university/university.repo';
import { Fault } from '@/server/kernel/fault';
import { findLessonIdBySlug } from './lessons.repo';

export const MOST_FILES = 20;

type LessonChanges = Omit<ParsedInput<'updateLesson'>['body'], 'version'>;

/** Slugs that other pages of the university have: beside its lessons, and beside the exclusive ones. */
const RESERVED = new Set(['material-exclusivo', 'certificado']);

/**
 * What is stored of a change, after the checks that a schema cannot make.
 * @param before the lesson that is changed; null for a new one
 * @throws Fault VALIDATION naming every wrong field
 */
export async function planLessonValues(
  tx: Db,
  { fileIds, ...changes }: LessonChanges,
  before: LessonRow | null,
): Promise<Partial<LessonRow>> {
  const { slug } = changes;
  const holder = slug === undefined ? null : await findLessonIdBySlug(tx, slug);
  const files = fileIds && [...new Set(fileIds)].map((id) => before?.files.find((file) => file.id === id));
  requireFields([
    ['slug', 'taken', (holder !== null && holder !== before?.id) || RESERVED.has(slug ?? '')],
    ['fileIds', 'unknownOption', !!files?.some((file) => file === undefined)],
  ]);
  return {
    ...changes,
    ...(files && { files: files.filter((file) => file !== undefined) }),
  };
}

/** Checks that the bytes are those of a PDF, whatever the request says. @throws Fault UNSUPPORTED_MEDIA_TYPE */
export function requirePdf(bytes: Buffer): void {
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-')
    throw new Fault('UNSUPPORTED_MEDIA_TYPE', 'Not a PDF');
}

/** The name a file is downloaded under: one line, no folders, with `.pdf`. */
export function planFileName(given: string): string {
  const bare = given
    .replace(/[\p{Cc}\p{Cf}/\\]+/gu, ' ')
    .replace(/\.pdf$/i, '')
    .trim();
  return `${bare || 'material'}.pdf`;
}
