import { screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AUTH_COOKIE } from '@config/commerce';
import { makeManagedTestimonial } from '@/testing/make-managed-content';
import { makeStaff } from '@/testing/make-staff';
import { refusal, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import errors from '../../../../public/locales/pt-BR/errors.json';
import { testimonials } from '@/features/dashboard/content/testimonials/testimonials';
import { ResourceScreen } from '../resource-screen';

const testimonial = makeManagedTestimonial();

// The part that the page fetches late is there when a test looks for it, however busy the machine is.
beforeAll(async () => {
  await import('@/features/dashboard/content/testimonials/testimonial-form');
});
beforeEach(() => {
  Cookies.set(AUTH_COOKIE.name, 'token');
  return () => Cookies.remove(AUTH_COOKIE.name);
});

const show = (query: string, answers: ApiAnswers = {}) =>
  renderScreen(<ResourceScreen resource={testimonials} />, {
    url: `/dashboard/depoimentos${query}`,
    answers: {
      getSelf: () => makeStaff('content.write'),
      getEditorChoices: () => ({
        brands: [{ id: 'boa-lida', name: 'Boa Lida' }],
        categories: [],
        collections: [],
        lineNames: [],
      }),
      getFreshness: () => ({ savedAt: null, onShopSince: null, pending: 0, failed: 0, unpurged: 0 }),
      listManagedTestimonials: () => ({ items: [testimonial], total: 1, page: 1, pageCount: 1 }),
      ...answers,
    },
  });

describe('the testimonials of the back office', () => {
  it('go off the shop by their row, on the version they were read in', async () => {
    const { user, calls } = show('', {
      updateTestimonial: () => ({ ...testimonial, published: false, version: 2 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Ocultar: Dora Nunes' }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === 'updateTestimonial')?.input.body).toEqual({
        version: 1,
        published: false,
      }),
    );
  });

  it('stay as they were where the shop refuses', async () => {
    const { user } = show('', { updateTestimonial: () => Promise.reject(refusal('STALE', {}, testimonial)) });
    await user.click(await screen.findByRole('button', { name: 'Ocultar: Dora Nunes' }));
    expect(await screen.findByRole('button', { name: 'Ocultar: Dora Nunes' })).toBeInTheDocument();
  });

  it('want a state and a text before they are sent', async () => {
    const { user, calls } = show('?aberto=_novo');
    const form = within(await screen.findByRole('form', { name: 'Depoimento' }));
    await user.type(form.getByLabelText('Nome'), 'Dora Nunes');
    await user.type(form.getByLabelText('Cidade'), 'Uberaba');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(form.getByLabelText('Estado')).toHaveAccessibleDescription(errors.fields.required),
    );
    expect(form.getByLabelText('Depoimento')).toHaveAccessibleDescription(errors.fields.required);
    expect(calls.some(({ name }) => name === 'createTestimonial')).toBe(false);
  });

  it('are deleted after a question', async () => {
    const { user, calls, router } = show('?aberto=tes-1', { deleteTestimonial: () => null });
    const form = within(await screen.findByRole('form', { name: 'Depoimento' }));
    await user.click(form.getByRole('button', { name: 'Excluir' }));
    expect(calls.some(({ name }) => name === 'deleteTestimonial')).toBe(false);
    await user.click(await screen.findByRole('button', { name: 'Sim, excluir' }));
    await waitFor(() => expect(router.push).toHaveBeenCalled());
    expect(calls.find(({ name }) => name === 'deleteTestimonial')?.input.params).toEqual({ id: 'tes-1' });
  });
});
