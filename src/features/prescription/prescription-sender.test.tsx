import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PRESCRIPTION_MAX_BYTES } from '@/contract/constants';
import { ApiError } from '@/client/api-error';
import { makeOrder } from '@/testing/make-checkout-order';
import { refusal, type ApiAnswers } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { EarlyPrescription } from './early-prescription';
import {
  forgetFileForLater,
  giveFileToOrder,
  readFileForLater,
  readFileOfOrder,
  storeFileForLater,
} from './file-for-later';
import { PrescriptionSender } from './prescription-sender';

const JPEG_START = new Uint8Array([0xff, 0xd8, 0xff]);
const photo = () => new File([JPEG_START, 'a photo'], 'receita.jpg', { type: 'image/jpeg' });
const NUMBER = 'BL-1';

const open = (answers: ApiAnswers, props: Partial<Parameters<typeof PrescriptionSender>[0]> = {}) =>
  renderScreen(<PrescriptionSender number={NUMBER} proof={null} files={[]} {...props} />, { answers });
const choose = () => screen.findByLabelText<HTMLInputElement>('Anexar a receita', { selector: 'input' });

afterEach(() => forgetFileForLater());

describe('sending a prescription from an order', () => {
  it('goes to the own order with an account, and to the order of a pass or a link without one', async () => {
    const answers = {
      sendPrescription: () => makeOrder(),
      sendGuestPrescription: () => ({ sentAt: '2026-11-21T12:00:00Z' }),
    };
    const own = open(answers);
    const input = await choose();
    // There before its words, or they would not be spoken.
    const heard = screen.getByRole('status');
    await own.user.upload(input, photo());
    expect(await screen.findByText(/Receita enviada/)).toBeVisible();
    expect(heard).toHaveTextContent(/Receita enviada/);
    expect(own.calls.map(({ name }) => name)).toEqual(['sendPrescription']);
    own.unmount();
    const guest = open(answers, { proof: 'the pass' });
    await guest.user.upload(await choose(), photo());
    expect(await screen.findByText(/Receita enviada/)).toBeVisible();
    expect(guest.calls.at(-1)?.name).toBe('sendGuestPrescription');
  });

  it('says at once what cannot be a prescription, and sends nothing', async () => {
    const { user, calls } = open({});
    const input = await choose();
    input.removeAttribute('accept');
    await user.upload(input, new File(['x'], 'receita.docx', { type: 'application/msword' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Este arquivo não serve');
    const large = photo();
    Object.defineProperty(large, 'size', { value: PRESCRIPTION_MAX_BYTES + 1 });
    await user.upload(input, large);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('10 MB'));
    await user.upload(input, new File(['a text'], 'receita.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Este arquivo não serve'));
    expect(calls).toEqual([]);
  });

  it('offers the same file again after the network failed, and not after a refusal', async () => {
    let fails = true;
    const { user, calls } = open({
      sendPrescription: () =>
        fails ? Promise.reject(new ApiError('NETWORK', 0, 'no connection')) : makeOrder(),
    });
    await user.upload(await choose(), photo());
    expect(await screen.findByRole('alert')).toHaveTextContent('O envio parou');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText(/Receita enviada/)).toBeVisible();
    expect(calls).toHaveLength(2);
  });

  it('leaves the focus on “try again” while the file is sent again', async () => {
    let tries = 0;
    const { user } = open({
      sendPrescription: () =>
        (tries += 1) === 1
          ? Promise.reject(new ApiError('NETWORK', 0, 'no connection'))
          : new Promise<never>(() => undefined),
    });
    await user.upload(await choose(), photo());
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    const again = screen.getByRole('button', { name: 'Tentar de novo' });
    expect(again).toHaveAttribute('aria-busy', 'true');
    expect(again).toHaveFocus();
  });

  it('says why the shop did not take it', async () => {
    const { user } = open({ sendPrescription: () => Promise.reject(refusal('UNSUPPORTED_MEDIA_TYPE')) });
    await user.upload(await choose(), photo());
    expect(await screen.findByRole('alert')).toHaveTextContent('Este arquivo não serve');
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  });
});

describe('a prescription that is chosen before there is an order', () => {
  it('is said with its name, and can be taken back, with the focus on what stays', async () => {
    const { user } = renderScreen(<EarlyPrescription userId={null} />, {});
    const input = await choose();
    const said = screen.getByRole('status');
    await user.upload(input, photo());
    expect(await screen.findByText('receita.jpg')).toBeVisible();
    expect(said).toHaveTextContent('receita.jpg');
    const heading = screen.getByRole('heading', { name: 'Receita do médico-veterinário' });
    expect(heading).not.toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Tirar o arquivo' }));
    expect(await choose()).toBeInTheDocument();
    expect(screen.queryByText('receita.jpg')).toBeNull();
    expect(heading).toHaveFocus();
  });

  it('goes with the order that was placed with it, once, and never over one that was sent', async () => {
    await storeFileForLater(photo(), null);
    void giveFileToOrder(NUMBER, 'user-1');
    const file = {
      id: 'f',
      type: 'image/jpeg' as const,
      bytes: 7,
      sentAt: '2026-11-21T12:00:00Z',
      href: null,
    };
    const sent = open({}, { files: [file], sendsChosen: true });
    expect(await screen.findByText(/enviado em/)).toBeVisible();
    expect(sent.calls).toEqual([]);
    sent.unmount();
    const first = open({ sendPrescription: () => makeOrder() }, { sendsChosen: true });
    expect(await screen.findByText(/Receita enviada/)).toBeVisible();
    first.unmount();
    const second = open({}, { sendsChosen: true });
    await choose();
    expect(second.calls).toEqual([]);
  });

  it('is not sent again with the next visit where the shop refused it', async () => {
    await storeFileForLater(photo(), null);
    void giveFileToOrder(NUMBER, 'user-1');
    const answers = { sendPrescription: () => Promise.reject(refusal('UNSUPPORTED_MEDIA_TYPE')) };
    const first = open(answers, { sendsChosen: true });
    expect(await screen.findByRole('alert')).toHaveTextContent('Este arquivo não serve');
    expect(await readFileOfOrder(NUMBER)).toBeNull();
    first.unmount();
  });

  it('goes with no other order, and waits for its own', async () => {
    await storeFileForLater(photo(), null);
    const other = open({}, { number: 'BL-OLD', sendsChosen: true });
    await choose();
    await giveFileToOrder(NUMBER, null);
    other.unmount();
    const older = open({ sendPrescription: () => makeOrder() }, { number: 'BL-OLD', sendsChosen: true });
    await older.user.upload(await choose(), photo());
    expect(await screen.findByText(/Receita enviada/)).toBeVisible();
    expect(older.calls).toHaveLength(1);
    expect(await readFileOfOrder(NUMBER)).not.toBeNull();
    expect(await readFileForLater(null)).toBeNull();
  });

  it('goes with an order that waited for its payment once it is paid on its page', async () => {
    await storeFileForLater(photo(), null);
    const { calls } = open({ sendPrescription: () => makeOrder() }, { sendsChosen: true });
    await choose();
    expect(calls).toEqual([]);
    await giveFileToOrder(NUMBER, null);
    expect(await screen.findByText(/Receita enviada/)).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it('is not sent after another file of the same order', async () => {
    await storeFileForLater(photo(), null);
    await giveFileToOrder(NUMBER, null);
    const { user } = open({ sendPrescription: () => makeOrder() });
    await user.upload(await choose(), photo());
    expect(await screen.findByText(/Receita enviada/)).toBeVisible();
    await waitFor(async () => expect(await readFileOfOrder(NUMBER)).toBeNull());
  });

  it('is neither shown to another account nor given to its order', async () => {
    await storeFileForLater(photo(), 'user-1');
    renderScreen(<EarlyPrescription userId="user-2" />, {});
    await choose();
    expect(screen.queryByText('receita.jpg')).toBeNull();
    await giveFileToOrder(NUMBER, 'user-2');
    expect(await readFileOfOrder(NUMBER)).toBeNull();
    expect(await readFileForLater('user-1')).not.toBeNull();
  });
});
