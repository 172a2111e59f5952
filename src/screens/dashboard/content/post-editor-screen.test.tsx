import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AUTH_COOKIE } from '@config/commerce';
import { postEditor } from '@/features/dashboard/content/posts/post-editor';
import type { Picture } from '@/contract/schemas/catalog';
import { makeManagedPost } from '@/testing/make-managed-content';
import { makeStaff } from '@/testing/make-staff';
import { refusal, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import errors from '../../../../public/locales/pt-BR/errors.json';
import { EditorScreen } from '../editor-screen';

const post = makeManagedPost();

// The parts that a page fetches late are there when a test looks for them, however busy the machine is.
beforeAll(async () => {
  await Promise.all([
    import('@/features/dashboard/content/posts/post-form'),
    import('@/features/dashboard/content/text/text-editor'),
  ]);
});
beforeEach(() => {
  Cookies.set(AUTH_COOKIE.name, 'token');
  return () => Cookies.remove(AUTH_COOKIE.name);
});

const show = (answers: ApiAnswers = {}, isNew = false) =>
  renderScreen(<EditorScreen editor={postEditor} isNew={isNew} />, {
    url: isNew ? '/dashboard/blog_posts/novo' : '/dashboard/blog_posts/editar?id=post-01',
    answers: {
      getSelf: () => makeStaff('content.write'),
      getEditorChoices: () => ({
        brands: [{ id: 'boa-lida', name: 'Boa Lida' }],
        categories: [],
        collections: [],
        lineNames: [],
      }),
      getManagedPost: () => post,
      getFreshness: () => ({ savedAt: null, onShopSince: null, pending: 0, failed: 0, unpurged: 0 }),
      ...answers,
    },
  });
const titleField = async () => {
  const form = await screen.findByRole('form', { name: 'Artigo' });
  return within(form)
    .findAllByLabelText('Título')
    .then(([field]) => field as HTMLElement);
};
const body = () => screen.findByRole('textbox', { name: 'Texto' });
const save = () => screen.getByRole('button', { name: 'Salvar' });

describe('the editor of an article', () => {
  it('shows the text as it is set, and sends nothing of it when only the title was changed', async () => {
    const { user, calls } = show({ updatePost: () => ({ ...post, version: 4 }) });
    expect(within(await body()).getByRole('heading', { level: 2, name: 'A conta' })).toBeInTheDocument();
    await user.type(await titleField(), '!');
    await user.click(save());
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'updatePost')?.input.body).toEqual({
        title: 'Creep-feeding paga a conta?!',
        version: 3,
      }),
    );
    await waitFor(() => expect(screen.queryByText('Há alterações não salvas')).toBeNull());
  });

  it('makes the address of a new article from its title until it is typed by hand', async () => {
    const { user, calls, router } = show({ createPost: () => post }, true);
    await user.type(await titleField(), 'Nutrição na seca');
    const slug = screen.getAllByLabelText('Endereço da página (slug)')[0] as HTMLElement;
    expect(slug).toHaveValue('nutricao-na-seca');
    await user.clear(slug);
    await user.type(slug, 'seca');
    await user.type(await titleField(), ' de 2026');
    expect(slug).toHaveValue('seca');
    await user.type(screen.getByLabelText('Autor'), 'Helena Quaresma');
    await user.click(save());
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'createPost')?.input.body).toMatchObject({
        title: 'Nutrição na seca de 2026',
        slug: 'seca',
        published: false,
        brandIds: ['boa-lida'],
        translations: {},
      }),
    );
    expect(router.replace).toHaveBeenCalledWith('/dashboard/blog_posts/editar?id=post-01');
  });

  it('has on its own page what was typed while a new article was stored', async () => {
    let answer: (stored: typeof post) => void = () => undefined;
    const first = show({ createPost: () => new Promise<typeof post>((resolve) => (answer = resolve)) }, true);
    await first.user.type(await titleField(), post.title);
    await first.user.type(screen.getByLabelText('Autor'), 'Helena Quaresma');
    await first.user.click(save());
    await waitFor(() => expect(first.calls.some(({ name }) => name === 'createPost')).toBe(true));
    await first.user.type(await titleField(), ' Sim');
    answer(post);
    await waitFor(() => expect(first.router.replace).toHaveBeenCalled());
    first.unmount();
    show();
    expect(await titleField()).toHaveValue(`${post.title} Sim`);
    expect(Object.keys(localStorage).filter((name) => name.includes('novo'))).toEqual([]);
  });

  it('says of an article that was just stored nothing of what was not saved', async () => {
    // The API names the same fields in another order than the form.
    const stored = Object.fromEntries(Object.entries(post).reverse()) as typeof post;
    const first = show({ createPost: () => stored }, true);
    await first.user.type(await titleField(), post.title);
    await first.user.type(screen.getByLabelText('Autor'), 'Helena Quaresma');
    await first.user.click(save());
    await waitFor(() => expect(first.router.replace).toHaveBeenCalled());
    first.unmount();
    show({ getManagedPost: () => stored });
    expect(await titleField()).toHaveValue(post.title);
    expect(screen.queryByText('Recuperamos o que você não tinha salvo')).not.toBeInTheDocument();
  });

  it('stores no new article while its picture is being sent', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
    let arrive: (picture: Picture) => void = () => undefined;
    const { user, calls } = show(
      { createPost: () => post, uploadPicture: () => new Promise((resolve) => (arrive = resolve)) },
      true,
    );
    await user.type(await titleField(), post.title);
    await user.type(screen.getByLabelText('Autor'), 'Helena Quaresma');
    await user.upload(
      screen.getByLabelText('Escolher uma foto', { selector: 'input' }),
      new File(['pixels'], 'capa.png', { type: 'image/png' }),
    );
    await screen.findByText(/capa.png/);
    await user.click(save());
    expect(calls.map(({ name }) => name)).not.toContain('createPost');
    arrive({ srcUrl: '/m/a-640.webp', alt: '', width: 800, height: 800, widths: [640], color: '#fff' });
    await waitFor(() => expect(screen.queryByText(/capa.png/)).toBeNull());
    await user.click(save());
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'createPost')?.input.body).toMatchObject({
        picture: { srcUrl: '/m/a-640.webp' },
      }),
    );
  });

  it('goes to the first fault, and puts what the shop refuses at its field', async () => {
    const { user } = show({ updatePost: () => Promise.reject(refusal('VALIDATION', { slug: 'taken' })) });
    const title = await titleField();
    await user.clear(title);
    await user.click(save());
    await waitFor(() => expect(title).toHaveFocus());
    expect(title).toHaveAccessibleDescription(errors.fields.required);
    await user.type(title, 'Outro título');
    await user.click(save());
    const slug = screen.getAllByLabelText('Endereço da página (slug)')[0] as HTMLElement;
    await waitFor(() =>
      expect(slug).toHaveAccessibleDescription(expect.stringContaining(errors.fields.taken)),
    );
    expect(slug).toHaveFocus();
  });

  it('keeps what was typed on this device and brings it back, and gives it up when asked to', async () => {
    const first = show();
    await first.user.type(await titleField(), ' (rascunho)');
    first.unmount();
    const { user } = show();
    expect(await screen.findByText('Recuperamos o que você não tinha salvo')).toBeInTheDocument();
    expect(await titleField()).toHaveValue('Creep-feeding paga a conta? (rascunho)');
    await user.click(screen.getByRole('button', { name: 'Descartar e voltar ao que está salvo' }));
    await waitFor(async () => expect(await titleField()).toHaveValue('Creep-feeding paga a conta?'));
    expect(Object.keys(localStorage).filter((name) => name.startsWith('draft-post'))).toEqual([]);
  });

  it('is not filled with what another user typed at this computer', async () => {
    const first = show();
    await first.user.type(await titleField(), ' (rascunho)');
    first.unmount();
    const other = show({ getSelf: () => ({ ...makeStaff('content.write'), id: 'bia' }) });
    expect(await titleField()).toHaveValue('Creep-feeding paga a conta?');
    other.unmount();
    show();
    expect(await titleField()).toHaveValue('Creep-feeding paga a conta? (rascunho)');
  });

  it('puts both changes together when another person saved another field meanwhile', async () => {
    const theirs = { ...post, version: 9, excerpt: 'Resumo novo.' };
    const { user, calls } = show({
      updatePost({ body: sent }) {
        if (sent.version === 3) throw refusal('STALE', {}, theirs);
        return { ...theirs, version: 10 };
      },
    });
    await user.type(await titleField(), '!');
    fireEvent.keyDown(document.body, { key: 's', code: 'KeyS', ctrlKey: true });
    const dialog = await screen.findByRole('dialog', { name: /Outra pessoa salvou/ });
    await user.click(within(dialog).getByRole('button', { name: 'Salvar a minha versão' }));
    await waitFor(() =>
      expect(calls.filter(({ name }) => name === 'updatePost').at(-1)?.input.body).toEqual({
        title: 'Creep-feeding paga a conta?!',
        version: 9,
      }),
    );
    await waitFor(() => expect(screen.getAllByLabelText('Resumo')[0]).toHaveValue('Resumo novo.'));
  });

  it('saves a scheduled article whose moment came while its form was open', async () => {
    const scheduled = { ...post, state: 'scheduled' as const, publishedAt: '2026-11-20T11:00:00.000Z' };
    const { user, calls } = show({ getManagedPost: () => scheduled, updatePost: () => post });
    await user.type(await titleField(), '!');
    await user.click(save());
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'updatePost')?.input.body).toEqual({
        title: 'Creep-feeding paga a conta?!',
        version: 3,
      }),
    );
  });

  it('stores no moment that is typed in part as none', async () => {
    const { user, calls } = show({ updatePost: () => post });
    const moment = await screen.findByLabelText('Data e hora');
    Object.defineProperty(moment, 'validity', { value: { badInput: true }, configurable: true });
    await user.type(await titleField(), '!');
    await user.click(save());
    await waitFor(() => expect(moment).toHaveFocus());
    expect(moment).toHaveAccessibleDescription(/Preencha este campo/);
    expect(calls.map(({ name }) => name)).not.toContain('updatePost');
  });

  it('dates what goes out now with today, and refuses a moment that has passed', async () => {
    const draft = { ...post, state: 'draft' as const, published: false };
    const { user, calls } = show({ getManagedPost: () => draft, updatePost: () => post });
    await user.click(await screen.findByRole('radio', { name: 'Agendar' }));
    await user.click(save());
    expect(await screen.findByText('Escolha uma data futura.')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Publicar ao salvar' }));
    const moment = screen.getByLabelText('Data e hora');
    const today = (moment as HTMLInputElement).value;
    fireEvent.change(moment, { target: { value: '2099-01-01T08:00' } });
    await user.click(save());
    await waitFor(() => expect(moment).toHaveAccessibleDescription(/ainda não chegou/));
    fireEvent.change(moment, { target: { value: today } });
    await user.click(save());
    await waitFor(() => expect(calls.some(({ name }) => name === 'updatePost')).toBe(true));
    const sent = calls.find(({ name }) => name === 'updatePost')?.input.body as { publishedAt: string };
    expect(Date.now() - Date.parse(sent.publishedAt)).toBeLessThan(2 * 60_000);
  });
});
