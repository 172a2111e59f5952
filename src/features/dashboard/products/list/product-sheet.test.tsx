import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { makeManagedPack, makeManagedProduct } from '@/testing/make-managed-product';
import { renderScreen } from '@/testing/render-screen';
import errors from '../../../../../public/locales/pt-BR/errors.json';
import { PasswordHost } from '../../kit/password-host';
import { ProductSheet } from './product-sheet';

const product = makeManagedProduct({
  variations: [makeManagedPack(), makeManagedPack({ id: 'sal-10kg', presentation: 'Saco 10 kg' })],
});
const open = () =>
  renderScreen(
    <PasswordHost>
      <ProductSheet id={product.id} onGone={vi.fn()} onDirty={vi.fn()} seesOrders={false} />
    </PasswordHost>,
    {
      answers: {
        getManagedProduct: () => product,
        listStockAdjustments: () => ({ items: [], total: 0, page: 1, pageCount: 1 }),
        getFreshness: () => ({ savedAt: null, onShopSince: null, pending: 0, failed: 0, unpurged: 0 }),
      },
    },
  );

it('names every figure of the stock at the figure itself, because its rows are stacked', async () => {
  open();
  const row = within(await screen.findByRole('table', { name: 'Estoque por embalagem' })).getByRole('row', {
    name: /Saco 10 kg/,
  });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Saco 10 kg');
  expect(within(row).getAllByRole('cell')[0]).toHaveTextContent('Em estoque:40');
  expect(within(row).getAllByRole('cell')[1]).toHaveTextContent('Reservado:2');
});

it('names the pack whose stock is changed above its form', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Ajustar o estoque de Saco 10 kg' }));
  expect(screen.getByRole('heading', { name: 'Ajustar o estoque de Saco 10 kg' })).toBeVisible();
});

it('asks for another number where a change of stock is zero, not for the field to be filled', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Ajustar o estoque de Saco 10 kg' }));
  const units = screen.getByRole('textbox', { name: 'Unidades a somar ou retirar' });
  await user.type(units, '0');
  await user.click(screen.getByRole('button', { name: 'Ajustar estoque' }));
  expect(await screen.findByText(errors.fields.nonZero)).toBeVisible();
  await user.clear(units);
  await user.click(screen.getByRole('button', { name: 'Ajustar estoque' }));
  expect(await screen.findByText(errors.fields.required)).toBeVisible();
  expect(calls.map(({ name }) => name)).not.toContain('adjustStock');
});
