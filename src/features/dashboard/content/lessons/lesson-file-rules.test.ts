import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LESSON_FILE } from '@/contract/managed-content-contract';
import { Id } from '@/contract/schemas/primitives';
import { checkLessonFile, lessonFileName, MAX_MEGABYTES } from './lesson-file-rules';

describe('the file of a lesson', () => {
  it('is a PDF of the size the API takes', () => {
    const [type] = LESSON_FILE.types;
    expect(MAX_MEGABYTES * 1024 * 1024).toBe(LESSON_FILE.maxBytes);
    expect(checkLessonFile({ type, size: LESSON_FILE.maxBytes })).toBeNull();
    expect(checkLessonFile({ type, size: LESSON_FILE.maxBytes + 1 })).toBe('size');
    expect(checkLessonFile({ type: 'image/png', size: 9 })).toBe('type');
  });

  it('gets a name the API takes, whatever it is called on the device', () => {
    expect(lessonFileName('Tabela de doses.PDF')).toBe('Tabela de doses.PDF');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        const accepted = lessonFileName(name);
        expect(Id.safeParse(accepted).success).toBe(true);
        expect(accepted).toMatch(/\.pdf$/i);
      }),
    );
  });
});
