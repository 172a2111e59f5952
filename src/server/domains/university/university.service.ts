import { createHash } from 'node:crypto';
import { CATALOGUE_LOCALE, LOCALES, type Locale } from '@config/locales';
import type {
  Certificate,
  ExclusiveMaterial,
  Lesson,
  LessonCard,
  LessonProgress,
  QuizResult,
  University,
} from '@/contract/schemas/university';
import type { Db } from '@/server/db/client';
import type { CertifiedLesson } from '@/server/db/schema/university';
import { Fault, notFound } from '@/server/kernel/fault';
import type { Dependencies } from '@/server/dependencies';
import { FILE_LINK_MS, readFileLink, writeFileLink } from '@/server/kernel/file-link';
import { readLessonFile } from './lesson-files';
import { checkQuiz } from './quiz';
import {
  findCertificate,
  findLessonOfFile,
  findLessonRow,
  listLessonRows,
  listProgressRows,
  mayStudy,
  saveCertificate,
  saveProgress,
  type CertificateRow,
  type LessonAccess,
  type LessonRow,
  type ProgressRow,
} from './university.repo';

type Texts = Pick<LessonRow, 'title' | 'summary' | 'module' | 'bodyMarkdown' | 'quiz'> & { lang: Locale };

/**
 * A lesson in the reader's language, all of it or nothing: a quiz asks about the text above it. A translation whose quiz
 * has other questions or options than the original, which says what is right, is not used.
 */
function readLessonTexts(row: LessonRow, locale: Locale): Texts {
  const own = locale === CATALOGUE_LOCALE ? undefined : row.translations[locale];
  const isWhole =
    own?.quiz.length === row.quiz.length &&
    row.quiz.every(({ options }, index) => own.quiz[index]?.options.length === options.length);
  if (!own || !isWhole) return { ...row, lang: CATALOGUE_LOCALE };
  const quiz = row.quiz.map((original, index) => ({ ...original, ...own.quiz[index] }));
  return { ...own, quiz, lang: locale };
}

const toCard = (row: LessonRow, locale: Locale): LessonCard => {
  const { lang, title, summary, module, quiz } = readLessonTexts(row, locale);
  const { slug, minutes } = row;
  return { slug, lang, module, title, summary, minutes, questionCount: quiz.length };
};

function toLesson(row: LessonRow, locale: Locale, hrefOf: (fileId: string) => string): Lesson {
  const { bodyMarkdown, quiz } = readLessonTexts(row, locale);
  return {
    ...toCard(row, locale),
    bodyMarkdown,
    quiz: quiz.map(({ question, options }) => ({ question, options })),
    files: row.files.map(({ id, name, bytes }) => ({ name, bytes, href: hrefOf(id) })),
  };
}

const toProgress = (slug: string, row: ProgressRow): LessonProgress => ({
  slug,
  readAt: row.readAt?.toISOString() ?? null,
  passedAt: row.passedAt?.toISOString() ?? null,
  bestScore: row.bestScore,
});

/** When a lesson was done: its quiz passed, or the lesson read where it asks nothing. */
const doneAt = ({ quiz }: LessonRow, progress: ProgressRow | undefined): Date | null =>
  (quiz.length > 0 ? progress?.passedAt : progress?.readAt) ?? null;

function toCertified(row: LessonRow): CertifiedLesson {
  const { id, minutes, title } = row;
  const translations: CertifiedLesson['translations'] = {};
  for (const locale of LOCALES) {
    const texts = readLessonTexts(row, locale);
    if (texts.lang === locale) translations[locale] = texts.title;
  }
  return { id, minutes, title, translations };
}

/**
 * The certificate of a person: the one that was earned, or a new one once every lesson is done, also with those that came
 * after it.
 */
function planCertificate(
  userId: string,
  taken: readonly { lesson: LessonRow; doneAt: Date | null }[],
  earned: CertificateRow | null,
): CertificateRow | null {
  const named = new Set(earned?.lessons.map(({ id }) => id));
  if (taken.every(({ lesson }) => named.has(lesson.id))) return earned;
  const days = taken.flatMap(({ doneAt: day }) => day ?? []);
  if (days.length < taken.length) return earned;
  const issuedAt = new Date(Math.max(...days.map((day) => day.getTime())));
  return { userId, issuedAt, lessons: taken.map(({ lesson }) => toCertified(lesson)) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The same for as long as the account lives: a printed one outlives the secret of the shop. */
const certificateNumber = (userId: string): string =>
  createHash('sha256')
    .update(`certificate\0${userId}`)
    .digest('base64url')
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 10)
    .toUpperCase();

/** Lessons for everybody, and those only people with `universidade` get: the routes ask for the permission. */
export function createUniversityService({
  db,
  clock,
  secret,
  lessonFiles,
}: Pick<Dependencies, 'db' | 'clock' | 'secret' | 'lessonFiles'>) {
  async function requireLesson(slug: string, access: LessonAccess): Promise<LessonRow> {
    const row = await findLessonRow(db, slug, access);
    if (!row) throw notFound('Lesson');
    return row;
  }

  /** The exclusive lessons with a user's progress in each, the certificate that is stored, and the one that is due. */
  async function loadMaterial(reader: Db, userId: string) {
    const lessons = await listLessonRows(reader, 'exclusive');
    const progress = new Map((await listProgressRows(reader, userId)).map((row) => [row.lessonId, row]));
    const taken = lessons.map((lesson) => {
      const own = progress.get(lesson.id);
      return { lesson, progress: own, doneAt: doneAt(lesson, own) };
    });
    const earned = await findCertificate(reader, userId);
    return { taken, earned, certificate: planCertificate(userId, taken, earned) };
  }

  /** Stores progress, and with the last lesson the certificate: a lesson that comes later does not take it away. */
  const progressTo = (values: ProgressRow): Promise<ProgressRow> =>
    db.transaction(async (tx) => {
      const row = await saveProgress(tx, values);
      const { earned, certificate } = await loadMaterial(tx, values.userId);
      if (certificate && certificate !== earned) await saveCertificate(tx, certificate);
      return row;
    });

  return {
    async getUniversity(locale: Locale = CATALOGUE_LOCALE): Promise<University> {
      const exclusive = await listLessonRows(db, 'exclusive');
      return {
        lessons: (await listLessonRows(db, 'public')).map((row) => toCard(row, locale)),
        exclusive: {
          count: exclusive.length,
          minutes: sum(exclusive.map(({ minutes }) => minutes)),
          modules: [...new Set(exclusive.map((row) => readLessonTexts(row, locale).module))],
        },
      };
    },

    /** A free lesson. Its page is cached, so that the addresses of its files do not end. @throws Fault NOT_FOUND */
    getLesson: async (slug: string, locale: Locale = CATALOGUE_LOCALE): Promise<Lesson> =>
      toLesson(await requireLesson(slug, 'public'), locale, (fileId) =>
        writeFileLink(secret, 'lesson', { fileId }),
      ),

    /** An exclusive lesson; the addresses of its files are this reader's and end. @throws Fault NOT_FOUND */
    async getExclusiveLesson(
      slug: string,
      userId: string,
      locale: Locale = CATALOGUE_LOCALE,
    ): Promise<Lesson> {
      const until = new Date(clock.now().getTime() + FILE_LINK_MS);
      return toLesson(await requireLesson(slug, 'exclusive'), locale, (fileId) =>
        writeFileLink(secret, 'lesson', { fileId, reader: { userId, until } }),
      );
    },

    /**
     * The file behind a link, as long as its lesson has it and shows it to whom the link was made for.
     * @throws Fault NOT_FOUND, also for a link that is forged or over
     */
    async getLessonFile(token: string): Promise<{ name: string; bytes: Buffer }> {
      const link = readFileLink(secret, 'lesson', token, clock.now());
      const lesson = link && (await findLessonOfFile(db, link.fileId));
      const file = lesson?.files.find(({ id }) => id === link?.fileId);
      const mayRead =
        lesson?.access === 'public' || (!!link?.reader && (await mayStudy(db, link.reader.userId)));
      const bytes = file && mayRead && (await readLessonFile(lessonFiles, file.id));
      if (!bytes) throw notFound('File');
      return { name: file.name, bytes };
    },

    /** Checks a quiz of a free lesson. @throws Fault NOT_FOUND, VALIDATION */
    answerQuiz: async (
      slug: string,
      answers: readonly number[],
      locale: Locale = CATALOGUE_LOCALE,
    ): Promise<QuizResult> =>
      checkQuiz(readLessonTexts(await requireLesson(slug, 'public'), locale).quiz, answers),

    async getExclusiveMaterial(
      userId: string,
      locale: Locale = CATALOGUE_LOCALE,
    ): Promise<ExclusiveMaterial> {
      const { taken, certificate } = await loadMaterial(db, userId);
      return {
        lessons: taken.map(({ lesson }) => toCard(lesson, locale)),
        progress: taken.flatMap(({ lesson, progress }) =>
          progress ? [toProgress(lesson.slug, progress)] : [],
        ),
        isComplete: certificate !== null,
      };
    },

    /** Stores that a user read a lesson; the first time counts. @throws Fault NOT_FOUND */
    async markRead(slug: string, userId: string): Promise<LessonProgress> {
      const { id } = await requireLesson(slug, 'exclusive');
      const empty = { userId, lessonId: id, passedAt: null, bestScore: null };
      return toProgress(slug, await progressTo({ ...empty, readAt: clock.now() }));
    },

    /** Checks a quiz and keeps the best try; who answers has read. @throws Fault NOT_FOUND, VALIDATION */
    async answerExclusiveQuiz(
      slug: string,
      answers: readonly number[],
      userId: string,
      locale: Locale = CATALOGUE_LOCALE,
    ): Promise<QuizResult> {
      const lesson = await requireLesson(slug, 'exclusive');
      const result = checkQuiz(readLessonTexts(lesson, locale).quiz, answers);
      const now = clock.now();
      await progressTo({
        userId,
        lessonId: lesson.id,
        readAt: now,
        passedAt: result.passed ? now : null,
        bestScore: result.right,
      });
      return result;
    },

    /** As it was earned, also where lessons came since. @throws Fault CERTIFICATE_NOT_READY before every lesson was done */
    async getCertificate(
      user: { id: string; fullName: string },
      locale: Locale = CATALOGUE_LOCALE,
    ): Promise<Certificate> {
      const { certificate } = await loadMaterial(db, user.id);
      if (!certificate) throw new Fault('CERTIFICATE_NOT_READY', 'A lesson is still to be done');
      return {
        number: certificateNumber(user.id),
        fullName: user.fullName,
        issuedAt: certificate.issuedAt.toISOString(),
        minutes: sum(certificate.lessons.map(({ minutes }) => minutes)),
        lessons: certificate.lessons.map(({ title, translations }) => {
          const own = translations[locale];
          return own ? { title: own, lang: locale } : { title, lang: CATALOGUE_LOCALE };
        }),
      };
    },
  };
}

export type UniversityService = ReturnType<typeof createUniversityService>;
