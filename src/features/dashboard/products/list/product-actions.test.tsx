import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { makeManagedProduct } from '@/testing/make-managed-product';
import { renderScreen } from '@/testing/render-screen';
import { PasswordHost } from '../../kit/password-host';
import { ProductActions } from './product-actions';

it('makes one copy of a product however often its button is clicked until the copy is open', async () => {
  const { user, router, calls } = renderScreen(
    <PasswordHost>
      <ProductActions product={makeManagedProduct()} onGone={vi.fn()} />
    </PasswordHost>,
    { answers: { duplicateProduct: () => makeManagedProduct({ id: 'copia' }) } },
  );
  router.push.mockReturnValue(new Promise(() => undefined));
  const button = screen.getByRole('button', { name: 'Duplicar' });
  await user.dblClick(button);
  await waitFor(() => expect(router.push).toHaveBeenCalled());
  await user.click(button);
  expect(calls.filter(({ name }) => name === 'duplicateProduct')).toHaveLength(1);
});
