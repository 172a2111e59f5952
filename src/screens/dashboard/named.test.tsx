import { screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it } from 'vitest';
import { AUTH_COOKIE } from '@config/commerce';
import type { Permission } from '@config/permissions';
import { lessonEditor } from '@/features/dashboard/content/lessons/lesson-editor';
import { postEditor } from '@/features/dashboard/content/posts/post-editor';
import { productEditor } from '@/features/dashboard/products/product-editor';
import { makeStaff } from '@/testing/make-staff';
import { refusal } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { DashboardPostPreviewScreen } from '@/screens/dashboard/content/post-preview-screen';
import { DashboardProductImportScreen } from '@/screens/dashboard/products/product-import-screen';
import { DashboardProductPreviewScreen } from '@/screens/dashboard/products/product-preview-screen';
import { DashboardProductsScreen } from '@/screens/dashboard/products/products-screen';
import { EditorScreen } from './editor-screen';

beforeEach(() => {
  Cookies.set(AUTH_COOKIE.name, 'token');
  return () => Cookies.remove(AUTH_COOKIE.name);
});

const PostEditor = () => <EditorScreen editor={postEditor} />;
const ProductEditor = () => <EditorScreen editor={productEditor} />;
const LessonEditor = () => <EditorScreen editor={lessonEditor} />;
const NAMED = [
  {
    path: '/dashboard/blog_posts/editar',
    list: '/dashboard/blog_posts/todos',
    Screen: PostEditor,
  },
  {
    path: '/dashboard/blog_posts/previa',
    list: '/dashboard/blog_posts/todos',
    Screen: DashboardPostPreviewScreen,
  },
  { path: '/dashboard/produtos/editar', list: '/dashboard/produtos', Screen: ProductEditor },
  { path: '/dashboard/produtos/previa', list: '/dashboard/produtos', Screen: DashboardProductPreviewScreen },
  {
    path: '/dashboard/universidade/editar',
    list: '/dashboard/universidade',
    Screen: LessonEditor,
  },
];
const as = (...permissions: Permission[]) => ({ getSelf: () => makeStaff(...permissions) });

describe.each(NAMED)('$path', ({ path, list, Screen }) => {
  const isNewWithoutId = path.includes('universidade');

  it.each(['', '?id=', '?id=..', '?id=a&id=b', `?id=${'x'.repeat(65)}`])(
    'leads on to the list where the address ends in "%s"',
    async (query) => {
      if (isNewWithoutId && query === '') return;
      const { router, calls } = renderScreen(<Screen />, {
        url: path + query,
        answers: as('content.write', 'products.write'),
      });
      await waitFor(() => expect(router.replace).toHaveBeenCalledWith(list));
      expect(calls.filter(({ name }) => name !== 'getSelf')).toEqual([]);
    },
  );

  it('says that what it names does not exist, under one heading, with the way to the list', async () => {
    const none = () => {
      throw refusal('NOT_FOUND');
    };
    renderScreen(<Screen />, {
      url: `${path}?id=nao-existe`,
      answers: {
        ...as('content.write', 'products.write'),
        getManagedPost: none,
        previewPost: none,
        getManagedProduct: none,
        previewProduct: none,
        getManagedLesson: none,
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Isto não existe mais.');
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('link').some((link) => link.getAttribute('href') === list)).toBe(true);
  });
});

it.each([...NAMED.map(({ Screen }) => Screen), DashboardProductsScreen, DashboardProductImportScreen])(
  '%o has one first heading for a user who may not open it',
  async (Screen) => {
    renderScreen(<Screen />, { url: '/dashboard?id=x', answers: as() });
    expect(
      await screen.findByRole('heading', { name: 'Sua conta não tem acesso a esta página' }),
    ).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
);
