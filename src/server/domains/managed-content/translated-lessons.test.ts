import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CreateLessonBody, ManagedLesson } from '@/contract/schemas/managed-content';
import { auditLog, lessons } from '@/server/db/schema';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
let token: string;
beforeAll(async () => {
  shop = await makeTestApp();
  ({ token } = await makeUser(shop.services, { permissions: ['content.write'] }));
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of [lessons, auditLog]) await shop.services.db.delete(table);
});

const question = { question: 'Quanto?', options: ['Pouco', 'O certo'], answerIndex: 1, explanation: 'Só.' };
const body: CreateLessonBody = {
  slug: 'sal-no-cocho',
  position: 3,
  access: 'exclusive',
  module: 'Nutrição',
  title: 'O sal no cocho',
  summary: 'Quanto e quando.',
  minutes: 9,
  bodyMarkdown: 'Meça o cocho.',
  quiz: [question],
  published: true,
};
const own = {
  title: 'Salt in the trough',
  summary: 'How much and when.',
  module: 'Nutrition',
  bodyMarkdown: 'Measure the trough.',
  quiz: [{ question: 'How much?', options: ['Little', 'Enough'], explanation: 'That.' }],
};

/** Changes a lesson that is there in two more languages. @returns the languages that are left, and what the log says */
async function edit(changes: Partial<CreateLessonBody>) {
  const { db } = shop.services;
  const made = await shop.request('POST', '/university/all/', { token, body });
  const { id } = (await made.json()) as ManagedLesson;
  await db.update(lessons).set({ translations: { en: own, es: own } });
  await shop.request('PATCH', `/university/all/${id}`, { token, body: { version: 1, ...changes } });
  const [row] = await db.select().from(lessons);
  const [, told] = await db.select().from(auditLog).orderBy(auditLog.id);
  return { languages: Object.keys(row?.translations ?? {}).sort(), details: told?.details };
}

describe('the translations of a lesson', () => {
  it('stay while its words stay, whatever else is sent along with them', async () => {
    const { languages, details } = await edit({ ...body, minutes: 12 });
    expect(languages).toEqual(['en', 'es']);
    expect(details).toEqual({ before: { minutes: 9 }, after: { minutes: 12 } });
  });

  it('stay when another option of its quiz is the right one', async () => {
    const { languages, details } = await edit({ quiz: [{ ...question, answerIndex: 0 }] });
    expect(languages).toEqual(['en', 'es']);
    expect(Object.keys(details?.after ?? {})).toEqual(['quiz']);
  });

  it.each([
    ['title', { title: 'O sal' }],
    ['quiz', { quiz: [{ ...question, options: ['Muito', 'O certo'] }] }],
  ])('go when its %s says something else, and the audit log names the loss', async (field, changes) => {
    const { languages, details } = await edit(changes);
    expect(languages).toEqual([]);
    expect(Object.keys(details?.after ?? {})).toEqual([field, 'translations']);
    expect(details).toMatchObject({ before: { translations: ['en', 'es'] }, after: { translations: [] } });
  });
});
