import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '@/contract/errors';
import { lessons } from '@/server/db/schema/content';
import { certificates } from '@/server/db/schema/university';
import { makeUser, TEST_PASSWORD } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { createUniversityService } from './university.service';

const MIGRATION = 'src/server/db/migrations/0034_certificates_of_before.sql';

const question = (answerIndex: number) => ({
  question: 'Qual mineral o animal procura?',
  options: ['Zinco', 'Sódio', 'Selênio'],
  answerIndex,
  explanation: 'O apetite é por sódio.',
});
const lesson = (slug: string, access: 'public' | 'exclusive', position: number) => ({
  id: slug,
  slug,
  position,
  access,
  module: 'Nutrição',
  title: `Aula ${slug}`,
  summary: 'Resumo',
  minutes: 9,
  bodyMarkdown: `O texto de ${slug}`,
  quiz: [question(1), question(0), question(2)],
});

let shop: TestApp;
let student: Awaited<ReturnType<typeof makeUser>>;
let customer: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  shop = await makeTestApp();
  await shop.services.db
    .insert(lessons)
    .values([
      lesson('livre', 'public', 1),
      lesson('cocho', 'exclusive', 2),
      lesson('visita', 'exclusive', 3),
    ]);
  student = await makeUser(shop.services, { permissions: ['universidade'] });
  customer = await makeUser(shop.services);
});
afterAll(() => shop.close());

const get = async (path: string, token?: string) => {
  const answer = await shop.request('GET', path, { token });
  return { status: answer.status, text: await answer.text() };
};
const answerQuiz = async (path: string, answers: unknown, token?: string) => {
  const answer = await shop.request('POST', path, { token, body: { answers } });
  return { status: answer.status, body: (await answer.json()) as ErrorBody & { passed: boolean } };
};

describe('the university', () => {
  it('tells search engines of the free lessons alone', async () => {
    const sitemap = await (await shop.app.request('/sitemaps/pages.xml')).text();
    expect(sitemap).toContain('/universidade/livre</loc>');
    expect(sitemap).not.toContain('/universidade/cocho');
  });

  it('shows everybody the free lessons, and of the exclusive ones only how much there is', async () => {
    const { status, text } = await get('/university/');
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      lessons: [{ slug: 'livre', questionCount: 3 }],
      exclusive: { count: 2, minutes: 18, modules: ['Nutrição'] },
    });
    expect(text).not.toContain('cocho');
  });

  it('gives no answer away with a quiz, before it is answered', async () => {
    const { text } = await get('/university/lesson/livre');
    expect(text).toContain('Qual mineral');
    expect(text).not.toMatch(/answerIndex|explanation|rightIndex/);
    const { body } = await answerQuiz('/university/lesson/livre/quiz', [1, 0, 0]);
    expect(body).toMatchObject({
      right: 2,
      of: 3,
      passed: false,
      answers: [{ isRight: true }, { isRight: true }, { isRight: false, rightIndex: 2 }],
    });
  });

  it('keeps exclusive lessons from the free addresses, and from users without the permission', async () => {
    expect((await get('/university/lesson/cocho')).status).toBe(404);
    expect((await answerQuiz('/university/lesson/cocho/quiz', [1, 0, 2])).status).toBe(404);
    for (const path of ['/university/exclusive/', '/university/exclusive/cocho', '/university/certificate']) {
      expect((await get(path)).status).toBe(401);
      const refused = await get(path, customer.token);
      expect(refused.status).toBe(403);
      expect(refused.text).not.toContain('O texto de');
    }
    expect((await get('/university/exclusive/cocho', student.token)).text).toContain('O texto de cocho');
    expect((await get('/university/exclusive/livre', student.token)).status).toBe(404);
  });

  it.each([
    ['too few', [1]],
    ['too many', [1, 0, 2, 1]],
    ['an option that is not there', [1, 0, 3]],
  ])('refuses %s answers and keeps nothing', async (_case, answers) => {
    const { status, body } = await answerQuiz('/university/exclusive/cocho/quiz', answers, student.token);
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { answers: 'required' } });
    expect((await get('/university/exclusive/', student.token)).text).toContain('"progress":[]');
  });

  it('keeps the best try of each person, and certifies when every quiz is passed', async () => {
    const { call, services, clock } = shop;
    const learn = call(student.token);
    await shop.request('POST', '/university/exclusive/cocho/read', { token: student.token });
    const readAt = clock.now().toISOString();
    clock.current = new Date(clock.current.getTime() + 60_000);
    await answerQuiz('/university/exclusive/cocho/quiz', [1, 0, 2], student.token);
    await answerQuiz('/university/exclusive/cocho/quiz', [0, 1, 0], student.token);
    expect(await learn('getExclusiveMaterial', { query: {} })).toMatchObject({
      progress: [{ slug: 'cocho', readAt, passedAt: clock.now().toISOString(), bestScore: 3 }],
      isComplete: false,
    });
    const early = await get('/university/certificate', student.token);
    expect(JSON.parse(early.text)).toMatchObject({ errorCode: 'CERTIFICATE_NOT_READY' });

    clock.current = new Date(clock.current.getTime() + 60_000);
    await answerQuiz('/university/exclusive/visita/quiz', [1, 0, 2], student.token);
    const certificate = await learn('getCertificate', { query: {} });
    expect(certificate).toMatchObject({
      fullName: student.user.fullName,
      issuedAt: clock.now().toISOString(),
      minutes: 18,
      lessons: [
        { title: 'Aula cocho', lang: 'pt-BR' },
        { title: 'Aula visita', lang: 'pt-BR' },
      ],
    });
    expect(certificate.number).toMatch(/^[A-Z0-9]{10}$/);
    const afterRotation = createUniversityService({ ...services, secret: 'another secret of the same shop' });
    expect((await afterRotation.getCertificate(student.user)).number).toBe(certificate.number);

    const other = await makeUser(services, { permissions: ['universidade'] });
    expect(await call(other.token)('getExclusiveMaterial', { query: {} })).toMatchObject({ progress: [] });
    // A lesson that comes later leaves the certificate to who has it, and is on it once it is learnt.
    await services.db.insert(lessons).values(lesson('nova', 'exclusive', 4));
    expect((await learn('getExclusiveMaterial', { query: {} })).isComplete).toBe(true);
    expect(await learn('getCertificate', { query: {} })).toEqual(certificate);
    expect((await get('/university/certificate', other.token)).status).toBe(409);
    clock.current = new Date(clock.current.getTime() + 60_000);
    await answerQuiz('/university/exclusive/nova/quiz', [1, 0, 2], student.token);
    const renewed = await learn('getCertificate', { query: {} });
    expect(renewed).toMatchObject({ issuedAt: clock.now().toISOString(), minutes: 27 });
    // It stays as it was earned when a lesson goes.
    await services.db.delete(lessons).where(eq(lessons.id, 'nova'));
    expect(await learn('getCertificate', { query: {} })).toEqual(renewed);
    await shop.request('DELETE', '/user/self/', { token: student.token, body: { password: TEST_PASSWORD } });
    expect(await services.db.$count(certificates)).toBe(0);
  });

  it('counts a lesson that asks nothing as done when it was read', async () => {
    const { call, services, clock } = shop;
    const reader = await makeUser(services, { permissions: ['universidade'] });
    await services.db.insert(lessons).values({ ...lesson('video', 'exclusive', 4), quiz: [] });
    for (const slug of ['cocho', 'visita'])
      await answerQuiz(`/university/exclusive/${slug}/quiz`, [1, 0, 2], reader.token);
    const early = await get('/university/certificate', reader.token);
    expect(JSON.parse(early.text)).toMatchObject({ errorCode: 'CERTIFICATE_NOT_READY' });
    clock.current = new Date(clock.current.getTime() + 60_000);
    await shop.request('POST', '/university/exclusive/video/read', { token: reader.token });
    const learn = call(reader.token);
    expect((await learn('getExclusiveMaterial', { query: {} })).isComplete).toBe(true);
    expect((await learn('getCertificate', { query: {} })).issuedAt).toBe(clock.now().toISOString());
    // What was earned before certificates were stored is stored by the migration, once.
    const [stored] = await services.db.select().from(certificates);
    await services.db.delete(certificates);
    await learn('getCertificate', { query: {} });
    expect(await services.db.$count(certificates)).toBe(0);
    for (let run = 0; run < 2; run += 1) await services.db.execute(sql.raw(readFileSync(MIGRATION, 'utf8')));
    expect(await services.db.select().from(certificates)).toEqual([stored]);
    await services.db.delete(lessons).where(eq(lessons.id, 'video'));
  });
});
