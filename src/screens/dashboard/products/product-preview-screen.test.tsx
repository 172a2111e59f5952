import Cookies from 'js-cookie';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AUTH_COOKIE } from '@config/commerce';
import { makeFullProduct } from '@/testing/make-full-product';
import { makeManagedProduct } from '@/testing/make-managed-product';
import { refusal, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { DashboardProductPreviewScreen } from './product-preview-screen';

const product = makeFullProduct({ id: 'sal', slug: 'sal-mineral-80' });

const open = (answers: ApiAnswers = {}) =>
  renderScreen(<DashboardProductPreviewScreen />, {
    url: '/dashboard/produtos/previa?id=sal',
    answers: {
      getSelf: () => ({
        id: 'u1',
        fullName: 'Helena Quaresma',
        email: 'helena@boalida.example',
        admin: false,
        permissions: ['products.write'],
      }),
      previewProduct: () => product,
      getManagedProduct: () => makeManagedProduct({ published: false, state: 'draft' }),
      getFreshness: () => ({ savedAt: null, onShopSince: null, pending: 0, failed: 0, unpurged: 0 }),
      ...answers,
    },
  });

beforeEach(() => {
  Cookies.set(AUTH_COOKIE.name, 'token');
  return () => Cookies.remove(AUTH_COOKIE.name);
});

/** The product's own heading takes the place of the page's. */
const productHeading = () =>
  screen.findByRole('heading', { level: 1, name: product.displayInfo.title }, { timeout: 30_000 });

describe('the preview of a product', () => {
  it('shows the page of a draft under a bar that says what it is', async () => {
    open();
    expect(await productHeading()).toBeInTheDocument();
    const bar = screen.getByRole('complementary', { name: 'Prévia' });
    await waitFor(() => expect(bar).toHaveTextContent('Rascunho'));
  });

  it('sells, asks and remembers nothing', async () => {
    const { calls } = open();
    await productHeading();
    expect(screen.queryByRole('button', { name: /carrinho/i })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /CEP/ })).not.toBeInTheDocument();
    expect(Object.keys(localStorage)).toEqual([]);
    expect(new Set(calls.map(({ name }) => name))).toEqual(
      new Set(['getSelf', 'previewProduct', 'getManagedProduct', 'getFreshness']),
    );
  });

  it('says when the product does not exist', async () => {
    open({
      previewProduct: () => {
        throw refusal('NOT_FOUND');
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('não existe mais');
  });
});
