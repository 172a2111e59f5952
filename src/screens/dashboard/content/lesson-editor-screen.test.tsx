import { screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AUTH_COOKIE } from '@config/commerce';
import { lessonEditor } from '@/features/dashboard/content/lessons/lesson-editor';
import { makeManagedLesson } from '@/testing/make-managed-content';
import { makeStaff } from '@/testing/make-staff';
import { refusal, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import errors from '../../../../public/locales/pt-BR/errors.json';
import { EditorScreen } from '../editor-screen';

const lesson = makeManagedLesson();

// The parts that a page fetches late are there when a test looks for them, however busy the machine is.
beforeAll(async () => {
  await Promise.all([
    import('@/features/dashboard/content/lessons/lesson-form'),
    import('@/features/dashboard/content/text/text-editor'),
  ]);
});
beforeEach(() => {
  Cookies.set(AUTH_COOKIE.name, 'token');
  return () => Cookies.remove(AUTH_COOKIE.name);
});

const show = (answers: ApiAnswers = {}) =>
  renderScreen(<EditorScreen editor={lessonEditor} />, {
    url: '/dashboard/universidade/editar?id=les-01',
    answers: {
      getSelf: () => makeStaff('content.write'),
      getManagedLesson: () => lesson,
      listManagedLessons: () => [],
      getFreshness: () => ({ savedAt: null, onShopSince: null, pending: 0, failed: 0, unpurged: 0 }),
      ...answers,
    },
  });
const save = () => screen.getByRole('button', { name: 'Salvar' });
const question = (number: number) => screen.findByRole('group', { name: `Pergunta ${String(number)}` });

describe('the editor of a lesson', () => {
  it('adds a question, moves it up and keeps its right answer', async () => {
    const { user, calls } = show({ updateLesson: () => ({ ...lesson, version: 2 }) });
    await user.click(await screen.findByRole('button', { name: 'Nova pergunta' }));
    const second = within(await question(2));
    await user.type(second.getByLabelText('Pergunta'), 'Quanto sal?');
    await user.type(second.getByLabelText('Resposta 1'), 'Nenhum');
    await user.type(second.getByLabelText('Resposta 2'), '80 g');
    await user.click(second.getByRole('radio', { name: 'A resposta 2 é a certa' }));
    await user.click(second.getByRole('button', { name: 'Subir a resposta 2' }));
    await user.click(second.getByRole('button', { name: 'Subir' }));
    expect(await screen.findByText('A pergunta está agora na posição 1 de 2.')).toBeInTheDocument();
    await user.click(save());
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'updateLesson')?.input.body).toEqual({
        quiz: [
          { question: 'Quanto sal?', options: ['80 g', 'Nenhum'], answerIndex: 0, explanation: '' },
          ...lesson.quiz,
        ],
        version: 1,
      }),
    );
  });

  it('says at the answer itself that it is empty', async () => {
    const { user, calls } = show();
    const first = within(await question(1));
    await user.clear(first.getByLabelText('Resposta 2'));
    await user.click(save());
    await waitFor(() =>
      expect(first.getByLabelText('Resposta 2')).toHaveAccessibleDescription(errors.fields.required),
    );
    await waitFor(() => expect(first.getByLabelText('Resposta 2')).toHaveFocus());
    expect(calls.some(({ name }) => name === 'updateLesson')).toBe(false);
  });

  it('takes no two equal answers to a question, and says so at the second', async () => {
    const { user, calls } = show();
    const first = within(await question(1));
    const [one, two] = [first.getByLabelText('Resposta 1'), first.getByLabelText('Resposta 2')];
    await user.clear(one);
    await user.type(one, '80 g');
    await user.clear(two);
    await user.type(two, ' 80 g ');
    await user.click(save());
    await waitFor(() => expect(two).toHaveAccessibleDescription(errors.fields.repeated));
    expect(one).not.toHaveAccessibleDescription();
    expect(calls.some(({ name }) => name === 'updateLesson')).toBe(false);
  });

  it('stores a PDF at once, and what is saved afterwards stands on the new version', async () => {
    const file = { id: 'f1', name: 'tabela.pdf', bytes: 2_000_000 };
    const { user, calls } = show({
      uploadLessonFile: () => ({ ...lesson, files: [file], version: 5 }),
      updateLesson: () => ({ ...lesson, files: [file], version: 6 }),
    });
    const input = await screen.findByLabelText('Adicionar um PDF', { selector: 'input' });
    await user.upload(input, new File(['%PDF-1.7'], 'tabela.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('tabela.pdf')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Resumo'), ' Sempre.');
    await user.click(save());
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'updateLesson')?.input.body).toEqual({
        summary: 'Por que o capim não basta. Sempre.',
        version: 5,
      }),
    );
  });

  it('asks before a PDF is deleted, which cannot be undone', async () => {
    const file = { id: 'f1', name: 'tabela.pdf', bytes: 2_000_000 };
    const { user, calls } = show({
      getManagedLesson: () => ({ ...lesson, files: [file] }),
      updateLesson: () => ({ ...lesson, files: [], version: 6 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Excluir tabela.pdf' }));
    const dialog = await screen.findByRole('dialog', { name: 'Excluir o arquivo tabela.pdf?' });
    expect(calls.some(({ name }) => name === 'updateLesson')).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Excluir o arquivo' }));
    await waitFor(() => expect(screen.queryByText('tabela.pdf')).toBeNull());
    expect(calls.find(({ name }) => name === 'updateLesson')?.input.body).toEqual({
      version: lesson.version,
      fileIds: [],
    });
  });

  it('says what is wrong with a file that is no PDF, or that the shop does not take', async () => {
    const { user, calls } = show({
      uploadLessonFile: () => Promise.reject(refusal('UNSUPPORTED_MEDIA_TYPE')),
    });
    const input = await screen.findByLabelText('Adicionar um PDF', { selector: 'input' });
    await user.upload(input, new File(['%PDF-1.7'], 'falso.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Este tipo de arquivo não é aceito.')).toBeInTheDocument();
    expect(calls.filter(({ name }) => name === 'uploadLessonFile')).toHaveLength(1);
  });
});
