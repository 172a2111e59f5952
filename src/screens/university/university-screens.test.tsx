import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Lesson, LessonCard, QuizResult } from '@/contract/schemas/university';
import { storeToken } from '@/client/store-token';
import { removeToken } from '@/client/token';
import { markStudied } from '@/features/university/lesson-memory';
import { noAnswer, refusal } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { CertificateScreen } from './certificate-screen';
import { ExclusiveLessonScreen } from './exclusive-lesson-screen';
import { ExclusiveMaterialScreen } from './exclusive-material-screen';
import { LessonScreen } from './lesson-screen';
import { UniversityScreen } from './university-screen';

const card = (slug: string, title: string): LessonCard => ({
  slug,
  lang: 'pt-BR',
  module: 'Nutrição',
  title,
  summary: `Sobre ${title}`,
  minutes: 9,
  questionCount: 2,
});
const lesson: Lesson = {
  ...card('sal', 'O sal e o cocho'),
  bodyMarkdown: 'O capim alimenta.\n\n## No cocho\n\nMeça.',
  quiz: [
    { question: 'Quanto?', options: ['Pouco', 'O certo'] },
    { question: 'Quando?', options: ['Sempre', 'Nunca'] },
  ],
  files: [],
};
const result = (right: number): QuizResult => ({
  right,
  of: 2,
  passed: right === 2,
  answers: [
    { isRight: true, rightIndex: 1, explanation: 'Nem mais nem menos.' },
    { isRight: right === 2, rightIndex: 0, explanation: 'O cocho não pode secar.' },
  ],
});
const student = {
  id: 'ana',
  fullName: 'Ana Prado',
  email: 'ana@cliente.example',
  admin: false,
  permissions: ['universidade'],
};
const getSelf = () => student;

beforeEach(() => {
  localStorage.clear();
  removeToken();
});

describe('/universidade', () => {
  const answers = {
    getUniversity: () => ({
      lessons: [card('sal', 'O sal e o cocho'), card('casco', 'Casco: cuidados básicos')],
      exclusive: { count: 8, minutes: 70, modules: ['Peixes', 'Nutrição'] },
    }),
  };

  it('finds lessons without regard to accents, and says when there is none', async () => {
    const { user } = renderScreen(<UniversityScreen />, { url: '/universidade', answers });
    const field = await screen.findByRole('searchbox', { name: 'Buscar nas aulas' });
    await user.type(field, 'BASICOS');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Casco: cuidados básicos' })).toHaveAttribute(
      'href',
      '/universidade/casco',
    );
    await user.type(field, ' de foguete');
    expect(screen.queryByRole('article')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Mostrar todas as aulas' }));
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('says how much exclusive material there is and links to it', async () => {
    renderScreen(<UniversityScreen />, { url: '/universidade', answers });
    expect(await screen.findByText('Mais 8 aulas para parceiros e equipes.')).toBeInTheDocument();
    expect(screen.getByText('Assuntos: Peixes e Nutrição.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Abrir o material exclusivo' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/universidade\/material_exclusivo\/?$/),
    );
  });

  it('shows which lessons were studied on this device', async () => {
    markStudied('casco');
    renderScreen(<UniversityScreen />, { url: '/universidade', answers });
    expect(await screen.findByText('1 de 2 aulas concluídas')).toBeInTheDocument();
    expect(screen.getAllByText('Concluída')).toHaveLength(1);
  });
});

describe('a lesson', () => {
  const open = (answerQuiz: () => QuizResult) =>
    renderScreen(<LessonScreen slug="sal" />, {
      url: '/universidade/sal',
      answers: { getLesson: () => lesson, answerQuiz },
    });
  const choose = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await screen.findByRole('radio', { name: 'O certo' }));
    await user.click(screen.getByRole('radio', { name: 'Nunca' }));
    await user.click(screen.getByRole('button', { name: 'Conferir respostas' }));
  };

  it('requires all answers before the check', async () => {
    const { user, calls } = open(() => result(2));
    await user.click(await screen.findByRole('radio', { name: 'O certo' }));
    await user.click(screen.getByRole('button', { name: 'Conferir respostas' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Responda a todas as perguntas');
    expect(screen.getByRole('radio', { name: 'Sempre' })).toHaveFocus();
    expect(calls.filter(({ name }) => name === 'answerQuiz')).toEqual([]);
  });

  it('explains each answer and allows another try', async () => {
    const { user } = open(() => result(1));
    await choose(user);
    expect(await screen.findByText(/1 de 2 certas/)).toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent(/1 de 2 certas/);
    expect(screen.getByText('Não é essa. A resposta certa é: Sempre.')).toBeInTheDocument();
    expect(screen.getByText('O cocho não pode secar.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Responder de novo' }));
    expect(screen.getByRole('heading', { name: 'Teste o que aprendeu' })).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'O certo' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'O certo' })).toBeEnabled();
  });

  it('is studied when its quiz is passed, or when it is marked as read', async () => {
    const { user } = open(() => result(2));
    await choose(user);
    expect(await screen.findByText('Aula concluída')).toBeInTheDocument();
    expect(localStorage.getItem('store-lessons')).toContain('"sal"');
    expect(screen.queryByRole('button', { name: 'Já li esta aula' })).toBeNull();
  });

  it('offers its files with their size, and says nothing of files where there is none', async () => {
    const files = [{ name: 'Conta do cocho.pdf', bytes: 1_240_000, href: '/api/university/file/a.b.c.d' }];
    const { unmount } = renderScreen(<LessonScreen slug="sal" />, {
      url: '/universidade/sal',
      answers: { getLesson: () => ({ ...lesson, files }) },
    });
    const list = await screen.findByRole('region', { name: 'Arquivos para baixar' });
    const link = within(list).getByRole('link', { name: 'Conta do cocho.pdf 1,2 MB' });
    expect(link).toHaveAttribute('href', '/api/university/file/a.b.c.d');
    unmount();
    open(() => result(2));
    await screen.findByRole('radio', { name: 'O certo' });
    expect(screen.queryByRole('region', { name: 'Arquivos para baixar' })).toBeNull();
  });

  it('preserves the answers when the check fails', async () => {
    const { user } = open(() => {
      throw noAnswer();
    });
    await choose(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Suas respostas continuam aqui');
    expect(screen.getByRole('radio', { name: 'O certo' })).toBeChecked();
  });
});

describe('the exclusive material', () => {
  it('asks a visitor to sign in, with a return address, and makes no call', async () => {
    const { calls } = renderScreen(<ExclusiveMaterialScreen />, { url: '/universidade/material_exclusivo' });
    expect(await screen.findByRole('link', { name: 'Entrar' })).toHaveAttribute(
      'href',
      '/entrar?next=%2Funiversidade%2Fmaterial_exclusivo',
    );
    expect(calls.filter(({ name }) => name === 'getExclusiveMaterial')).toEqual([]);
  });

  it('says how to get the permission to a user without it', async () => {
    storeToken('token');
    renderScreen(<ExclusiveMaterialScreen />, {
      url: '/universidade/material_exclusivo',
      answers: { getSelf: () => ({ ...student, permissions: [] }) },
    });
    expect(await screen.findByRole('link', { name: 'Pedir acesso' })).toHaveAttribute('href', '/contato');
    expect(screen.queryByRole('link', { name: 'Entrar' })).toBeNull();
  });

  it('shows the own progress, and the certificate when every quiz is passed', async () => {
    storeToken('token');
    renderScreen(<ExclusiveMaterialScreen />, {
      url: '/universidade/material_exclusivo',
      answers: {
        getSelf,
        getExclusiveMaterial: () => ({
          lessons: [card('sal', 'O sal e o cocho')],
          progress: [
            { slug: 'sal', readAt: '2026-11-20T12:00:00Z', passedAt: '2026-11-20T12:00:00Z', bestScore: 2 },
          ],
          isComplete: true,
        }),
      },
    });
    expect(await screen.findByText('Aprovado no teste')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver o certificado' })).toHaveAttribute(
      'href',
      '/universidade/material_exclusivo/certificado',
    );
  });

  it('shows an error when progress could not be stored, and stores it on the next try', async () => {
    storeToken('token');
    let fails = true;
    const { user } = renderScreen(<ExclusiveLessonScreen slug="sal" />, {
      url: '/universidade/material_exclusivo/sal',
      answers: {
        getSelf,
        getExclusiveLesson: () => lesson,
        getExclusiveMaterial: () => ({ lessons: [lesson], progress: [], isComplete: false }),
        markLessonRead: () => {
          if (fails) throw noAnswer();
          return { slug: 'sal', readAt: '2026-11-20T12:00:00Z', passedAt: null, bestScore: null };
        },
      },
    });
    const button = await screen.findByRole('button', { name: 'Já li esta aula' });
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível salvar agora');
    fails = false;
    await user.click(button);
    expect(await screen.findByText('Aula concluída')).toBeInTheDocument();
  });

  it('certifies by name, with every lesson, or says what is missing', async () => {
    storeToken('token');
    const { unmount } = renderScreen(<CertificateScreen />, {
      url: '/universidade/material_exclusivo/certificado',
      answers: {
        getSelf,
        getCertificate: () => ({
          number: 'A1B2C3D4E5',
          fullName: 'Ana Prado',
          issuedAt: '2026-11-20T12:00:00Z',
          minutes: 70,
          lessons: [{ title: 'O sal e o cocho', lang: 'pt-BR' }],
        }),
      },
    });
    const sheet = await screen.findByRole('article');
    expect(sheet).toHaveTextContent('Ana Prado');
    expect(sheet).toHaveTextContent('A1B2C3D4E5');
    expect(sheet).toHaveTextContent('O sal e o cocho');
    unmount();
    renderScreen(<CertificateScreen />, {
      url: '/universidade/material_exclusivo/certificado',
      answers: {
        getSelf,
        getCertificate: () => {
          throw refusal('CERTIFICATE_NOT_READY');
        },
      },
    });
    expect(await screen.findByText('Seu certificado ainda não está pronto')).toBeInTheDocument();
  });
});
