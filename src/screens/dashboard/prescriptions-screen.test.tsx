import { screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it } from 'vitest';
import { AUTH_COOKIE } from '@config/commerce';
import type { PrescriptionItem } from '@/contract/schemas/prescriptions';
import '@/components/ui/overlays/drawer-frame';
import { prescriptions } from '@/features/dashboard/prescriptions/prescriptions';
import { makeOrder } from '@/testing/make-dashboard-order';
import type { ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { ResourceScreen } from './resource-screen';

const item: PrescriptionItem = {
  number: 'BL-7K2M9Q',
  version: 4,
  state: 'approved',
  createdAt: '2026-11-20T12:00:00Z',
  prescription: 'pending',
  prescriptionUntil: '2026-12-02T02:59:59.999Z',
  prescriptionReason: null,
  acceptedPrescription: null,
  fullName: 'Tereza Prado',
  lines: [{ title: 'Vermífugo em pasta', presentation: 'Seringa 6 g', quantity: 2 }],
  prescriptionFiles: [
    { id: 'f1', type: 'image/jpeg', bytes: 9, sentAt: '2026-11-21T12:00:00Z', href: '/api/order/f1' },
    { id: 'f2', type: 'application/pdf', bytes: 9, sentAt: '2026-11-20T12:00:00Z', href: '/api/order/f2' },
  ],
};
const keeper = {
  id: 'u2',
  fullName: 'Iara Sales',
  email: 'iara@boalida.example',
  admin: false,
  permissions: ['orders.write'],
};

const open = (url: string, answers: ApiAnswers = {}) =>
  renderScreen(<ResourceScreen resource={prescriptions} />, {
    url,
    answers: {
      getSelf: () => keeper,
      listPrescriptions: () => ({ items: [item], total: 1, page: 1, pageCount: 1 }),
      ...answers,
    },
  });

beforeEach(() => {
  Cookies.set(AUTH_COOKIE.name, 'token');
  return () => Cookies.remove(AUTH_COOKIE.name);
});

describe('the queue of prescriptions', () => {
  it('shows a file beside what was bought, and takes the verdict with who signed it', async () => {
    const { user, calls } = open('/dashboard/receitas?aberto=BL-7K2M9Q', {
      updateOrder: () => makeOrder({ number: item.number, prescription: 'approved' }),
    });
    const sheet = within(await screen.findByRole('dialog', { name: 'Receita do pedido BL-7K2M9Q' }));
    expect(sheet.getByText(/Vermífugo em pasta/)).toBeVisible();
    expect(await sheet.findByRole('img', { name: 'Foto da receita' })).toHaveAttribute(
      'src',
      '/api/order/f1',
    );
    expect(sheet.getByRole('link', { name: /Abrir o PDF/ })).toHaveAttribute('href', '/api/order/f2');
    await user.click(sheet.getByRole('button', { name: 'Aprovar a receita' }));
    await user.type(sheet.getByLabelText(/Médico-veterinário/), 'Iracema Falcão');
    await user.type(sheet.getByLabelText(/CRMV/), 'MG 12345');
    await user.click(sheet.getByRole('button', { name: 'Registrar e aceitar' }));
    expect(calls.find(({ name }) => name === 'updateOrder')?.input).toEqual({
      params: { number: 'BL-7K2M9Q' },
      body: { version: 4, prescription: 'approved', veterinarian: 'Iracema Falcão', crmv: 'MG 12345' },
    });
  });

  it('asks for what waits first, and for another part of it by its address', async () => {
    const { calls } = open('/dashboard/receitas?estado=aceitas');
    expect(await screen.findByRole('link', { name: 'BL-7K2M9Q' })).toBeVisible();
    expect(calls.find(({ name }) => name === 'listPrescriptions')?.input.query).toEqual({
      estado: 'aceitas',
      pagina: 1,
    });
  });

  it('brings new addresses of the files, which expire, when a person comes back to it', async () => {
    let asked = 0;
    open('/dashboard/receitas?aberto=BL-7K2M9Q', {
      listPrescriptions() {
        asked += 1;
        const [photo] = item.prescriptionFiles;
        const files = photo ? [{ ...photo, href: `/api/order/f1?of=${asked}` }] : [];
        return { items: [{ ...item, prescriptionFiles: files }], total: 1, page: 1, pageCount: 1 };
      },
    });
    const picture = await screen.findByRole('img', { name: 'Foto da receita' });
    expect(picture).toHaveAttribute('src', '/api/order/f1?of=1');
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(picture).toHaveAttribute('src', '/api/order/f1?of=2'));
  });

  it('says that nothing waits', async () => {
    open('/dashboard/receitas', {
      listPrescriptions: () => ({ items: [], total: 0, page: 1, pageCount: 0 }),
    });
    expect(await screen.findByText('Nenhuma receita para conferir agora.')).toBeVisible();
  });
});
