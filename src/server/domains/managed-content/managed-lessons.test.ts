import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '@/contract/errors';
import type {
  CreateLessonBody,
  ManagedLesson,
  ManagedLessonSummary,
} from '@/contract/schemas/managed-content';
import type { Lesson } from '@/contract/schemas/university';
import { auditLog, lessonProgress, lessons, revalidations, users } from '@/server/db/schema';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

const PDF = '%PDF-1.7\numa página\n%%EOF';
let shop: TestApp;
let directory: string;
let editor: string;
let student: Awaited<ReturnType<typeof makeUser>>;
let customer: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lessons-'));
  shop = await makeTestApp({ env: { DATA_DIR: directory } });
  editor = (await makeUser(shop.services, { permissions: ['content.write'] })).token;
  customer = (await makeUser(shop.services)).token;
});
afterAll(async () => {
  await shop.close();
  await rm(directory, { recursive: true, force: true });
});
beforeEach(async () => {
  shop.clock.current = new Date('2026-11-21T12:00:00Z');
  for (const table of [lessons, revalidations, auditLog]) await shop.services.db.delete(table);
  student = await makeUser(shop.services, { permissions: ['universidade'] });
});

const body: CreateLessonBody = {
  slug: 'sal-no-cocho',
  position: 3,
  access: 'exclusive',
  module: 'Nutrição',
  title: 'O sal no cocho',
  summary: 'Quanto e quando.',
  minutes: 9,
  bodyMarkdown: 'Meça o <b>cocho</b>.',
  quiz: [{ question: 'Quanto?', options: ['Pouco', 'O certo'], answerIndex: 1, explanation: 'Nem mais.' }],
  published: true,
};
/** Every answer of these calls, side by side. */
type Answer = ManagedLesson & Lesson & ErrorBody & ManagedLessonSummary[];
const send = async (method: string, path: string, given?: unknown, token = editor) => {
  const answer = await shop.request(method, path, { token, body: given });
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : null) as Answer };
};
const make = async (changes: Partial<CreateLessonBody> = {}) =>
  (await send('POST', '/university/all/', { ...body, ...changes })).body;
const upload = async (
  id: string,
  { name = 'Conta do cocho.pdf', content = PDF as BodyInit, type = 'application/pdf', token = editor } = {},
) => {
  const answer = await shop.app.request(`/api/university/all/${id}/file?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { 'content-type': type, authorization: `Bearer ${token}` },
    body: content,
  });
  return { status: answer.status, body: (await answer.json()) as ManagedLesson & ErrorBody };
};
const storedFiles = () => readdir(join(directory, 'lesson-files')).catch(() => []);
const read = (slug: string) => send('GET', `/university/exclusive/${slug}`, undefined, student.token);
const linkOf = async (slug: string) => (await read(slug)).body.files[0]?.href ?? '';
const open = (href: string) => shop.app.request(href);

describe('a lesson', () => {
  it('is on the shop once it is written, and its pages are asked for', async () => {
    const { status, body: made } = await send('POST', '/university/all/', body);
    expect(status).toBe(201);
    expect(made).toMatchObject({ ...body, files: [], version: 1 });
    expect((await read('sal-no-cocho')).body.title).toBe('O sal no cocho');
    const paths = (await shop.services.db.select().from(revalidations)).map(({ path }) => path);
    expect([...new Set(paths)].sort()).toEqual(['/universidade', '/universidade/sal-no-cocho']);
  });

  it('is nowhere while it is not published', async () => {
    await make({ published: false });
    await make({ slug: 'livre', access: 'public', published: false });
    const { token } = student;
    expect((await read('sal-no-cocho')).status).toBe(404);
    expect((await shop.request('GET', '/university/lesson/livre')).status).toBe(404);
    for (const path of ['/university/lesson/livre/quiz', '/university/exclusive/sal-no-cocho/quiz'])
      expect((await send('POST', path, { answers: [1] }, token)).status).toBe(404);
    expect((await send('POST', '/university/exclusive/sal-no-cocho/read', {}, token)).status).toBe(404);
    expect((await send('GET', '/university/')).body).toMatchObject({ lessons: [], exclusive: { count: 0 } });
    expect((await send('GET', '/university/exclusive/', undefined, token)).body).toMatchObject({
      lessons: [],
    });
  });

  it('keeps what people reached when it is changed, and loses it when it goes', async () => {
    const { id } = await make();
    await send('POST', '/university/exclusive/sal-no-cocho/quiz', { answers: [1] }, student.token);
    const changed = await send('PATCH', `/university/all/${id}`, {
      version: 1,
      slug: 'sal',
      access: 'public',
    });
    expect(changed.body).toMatchObject({ slug: 'sal', access: 'public', version: 2 });
    const list = await send('GET', '/university/all/');
    expect(list.body).toMatchObject([{ id, questionCount: 1, fileCount: 0, passedCount: 1 }]);
    expect((await send('DELETE', `/university/all/${id}`)).status).toBe(204);
    expect(await shop.services.db.$count(lessonProgress)).toBe(0);
    const told = await shop.services.db.select().from(auditLog).orderBy(auditLog.id);
    expect(told.map(({ action }) => action)).toEqual(['lesson.create', 'lesson.update', 'lesson.delete']);
    expect(told[1]?.details).toEqual({
      before: { slug: 'sal-no-cocho', access: 'exclusive' },
      after: { slug: 'sal', access: 'public' },
    });
  });

  it('tells an older version what is stored', async () => {
    const { id } = await make();
    await send('PATCH', `/university/all/${id}`, { version: 1, minutes: 12 });
    const stale = await send('PATCH', `/university/all/${id}`, { version: 1, minutes: 15 });
    expect(stale).toMatchObject({ status: 409, body: { errorCode: 'STALE', details: { minutes: 12 } } });
    expect((await send('GET', `/university/all/${id}`)).body).toEqual(stale.body.details);
  });

  it.each([
    [{ slug: 'ocupada' }, 'slug'],
    [{ minutes: 0 }, 'minutes'],
    [{ quiz: [{ ...body.quiz[0], answerIndex: 2 }] }, 'quiz.0.answerIndex'],
    [{ files: [] }, 'files'],
  ])('is refused with %j', async (changes, field) => {
    await make({ slug: 'ocupada' });
    const { status, body: answer } = await send('POST', '/university/all/', {
      ...body,
      ...changes,
    });
    expect(status).toBe(422);
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
  });

  it('is written by content.write alone, whatever other permissions a user has', async () => {
    const { id } = await make();
    for (const token of [customer, student.token]) {
      expect((await send('GET', '/university/all/', undefined, token)).status).toBe(403);
      expect((await send('GET', `/university/all/${id}`, undefined, token)).status).toBe(403);
      expect((await send('PATCH', `/university/all/${id}`, { version: 1 }, token)).status).toBe(403);
      expect((await upload(id, { token })).status).toBe(403);
    }
    expect(await storedFiles()).toEqual([]);
  });
});

describe('a file of a lesson', () => {
  it('is handed to its reader as a download under its own name', async () => {
    const { id } = await make();
    const { status, body: lesson } = await upload(id, { name: 'Cálculo "do" cocho.pdf' });
    expect(status).toBe(201);
    expect(lesson.files).toMatchObject([{ name: 'Cálculo "do" cocho.pdf', bytes: Buffer.byteLength(PDF) }]);
    const answer = await open(await linkOf('sal-no-cocho'));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(PDF);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Calculo _do_ cocho.pdf"; filename*=UTF-8''C%C3%A1lculo%20%22do%22%20cocho.pdf`,
    );
  });

  it('is stored under a random name outside of everything that is served', async () => {
    const { id } = await make();
    const { body: lesson } = await upload(id, { name: '../../public/x.pdf' });
    expect(await storedFiles()).toContain(lesson.files[0]?.id);
    expect(lesson.files[0]?.name).toBe('.. .. public x.pdf');
    expect((await open(`/media/${lesson.files[0]?.id}`)).status).toBe(404);
  });

  it('of an exclusive lesson is its reader’s for 15 minutes, and as long as they may study', async () => {
    const { id } = await make();
    await upload(id);
    const href = await linkOf('sal-no-cocho');
    shop.clock.current = new Date('2026-11-21T12:14:59Z');
    expect((await open(href)).status).toBe(200);
    await shop.services.db.update(users).set({ permissions: [] }).where(eq(users.id, student.user.id));
    expect((await open(href)).status).toBe(404);
    await shop.services.db
      .update(users)
      .set({ permissions: ['universidade'] })
      .where(eq(users.id, student.user.id));
    shop.clock.current = new Date('2026-11-21T12:15:00Z');
    expect((await open(href)).status).toBe(404);
  });

  it('of a free lesson stands in a cached page: its address does not end', async () => {
    const { id } = await make({ access: 'public' });
    await upload(id);
    const { body: lesson } = await send('GET', '/university/lesson/sal-no-cocho');
    shop.clock.current = new Date('2027-11-21T12:00:00Z');
    expect((await open(lesson.files[0]?.href ?? '')).status).toBe(200);
    await shop.services.db.update(lessons).set({ access: 'exclusive' });
    expect((await open(lesson.files[0]?.href ?? '')).status).toBe(404);
    await shop.services.db.update(lessons).set({ access: 'public', published: false });
    expect((await open(lesson.files[0]?.href ?? '')).status).toBe(404);
  });

  it('is not found under an address that was changed', async () => {
    const { id } = await make();
    await upload(id);
    const href = await linkOf('sal-no-cocho');
    const token = href.split('/').at(-1) ?? '';
    const [file, user = '', end = '', signature = ''] = token.split('.');
    const other = Buffer.from('another-user').toString('base64url');
    for (const forged of [
      [file, user, 'zzzzzzzzz', signature],
      [file, other, end, signature],
      [file, '', '', signature],
      ['..%2f..%2fapp-secret', user, end, signature],
      [file, user, end, signature.replace(/^./, (letter) => (letter === 'a' ? 'b' : 'a'))],
      [file, user, end],
      ['x'],
      ['%00'],
    ])
      expect((await open(`/api/university/file/${forged.join('.')}`)).status).toBe(404);
    expect((await open(href)).status).toBe(200);
  });

  it.each([
    ['a picture that calls itself a PDF', { content: 'GIF89a' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a PDF that says it is text', { type: 'text/html' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['nothing', { content: '' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['too much', { content: Buffer.alloc(20 * 1024 * 1024 + 1, '%PDF-') }, 413, 'PAYLOAD_TOO_LARGE'],
    ['no name', { name: '' }, 422, 'VALIDATION'],
    ['a name that cannot be stored', { name: '\0' }, 422, 'VALIDATION'],
  ] as [string, Parameters<typeof upload>[1], number, string][])(
    'is refused when it is %s',
    async (_what, given, status, errorCode) => {
      const { id } = await make();
      const before = await storedFiles();
      expect(await upload(id, given)).toMatchObject({ status, body: { errorCode } });
      expect(await storedFiles()).toEqual(before);
    },
  );

  it('is refused for no lesson, and beside twenty others, and leaves nothing behind', async () => {
    const before = await storedFiles();
    expect((await upload('nada')).status).toBe(404);
    const { id } = await make();
    const files = Array.from({ length: 20 }, (_, index) => ({ id: String(index), name: 'x.pdf', bytes: 1 }));
    await shop.services.db.update(lessons).set({ files });
    expect((await upload(id)).body).toMatchObject({ errorCode: 'VALIDATION', fields: { file: 'tooMany' } });
    expect(await storedFiles()).toEqual(before);
  });

  it('goes from the disk when its lesson lets it go, or goes itself', async () => {
    const { id } = await make();
    await upload(id, { name: 'um' });
    const { body: both } = await upload(id, { name: 'dois' });
    const [first = '', second = ''] = both.files.map((file) => file.id);
    const strange = await send('PATCH', `/university/all/${id}`, { version: 3, fileIds: ['x'] });
    expect(strange.body.fields).toEqual({ fileIds: 'unknownOption' });
    const turned = await send('PATCH', `/university/all/${id}`, { version: 3, fileIds: [second, first] });
    expect(turned.body.files.map(({ name }) => name)).toEqual(['dois.pdf', 'um.pdf']);
    await send('PATCH', `/university/all/${id}`, { version: 4, fileIds: [second] });
    expect(await storedFiles()).not.toContain(first);
    expect(await storedFiles()).toContain(second);
    await send('DELETE', `/university/all/${id}`);
    expect(await storedFiles()).not.toContain(second);
  });

  it('that is gone from the disk is not found', async () => {
    const { id } = await make();
    await upload(id);
    const href = await linkOf('sal-no-cocho');
    await rm(join(directory, 'lesson-files'), { recursive: true });
    expect((await open(href)).status).toBe(404);
  });
});
