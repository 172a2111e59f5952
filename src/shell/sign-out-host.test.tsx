import { act, screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it } from 'vitest';
import { AUTH_COOKIE } from '@config/commerce';
import { storeToken } from '@/client/store-token';
import { tellSignOut } from '@/client/sign-out';
import { readToken, removeToken } from '@/client/token';
import { useUser } from '@/features/auth/session';
import { cartActions, forgetCart, getCart } from '@/features/cart/cart-store';
import { makeCartLine } from '@/features/cart/make-cart-line';
import { keepReviewDraft, readReviewDraft } from '@/features/catalog/reviews/review-draft';
import { readDeliveryDraft, writeDeliveryDraft } from '@/features/checkout/delivery/delivery-draft';
import { favorites } from '@/features/favorites/favorites-store';
import { meetAccount } from '@/features/favorites/meet-account';
import { keepDraft, readDraft } from '@/features/leads/lead-draft';
import { EMPTY_LEAD } from '@/features/leads/lead-fields';
import { readFileForLater, storeFileForLater } from '@/features/prescription/file-for-later';
import { keepReceipt, readReceipt } from '@/features/quotes/quote-receipt';
import { SENT_QUOTES_STORAGE_KEY } from '@config/quotes';
import { refusal } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { SignOutHost } from './sign-out-host';

const TOKEN = 't'.repeat(43);
const ANA = { id: 'ana', fullName: 'Ana Prado', email: 'ana@cliente.example', admin: false, permissions: [] };
const ADDRESS = { postalCode: '38500000', street: 'Rua das Selas' };

beforeEach(() => {
  forgetCart();
  removeToken();
  cartActions.addItem(makeCartLine());
  cartActions.setDeliveryAddress(ADDRESS);
  writeDeliveryDraft('ana', { address: ADDRESS, service: null });
});

describe('the delivery that was typed', () => {
  it('is removed from the tab at sign-out; the cart stays', () => {
    renderScreen(<SignOutHost />);
    act(() => tellSignOut());
    expect(getCart().deliveryAddress).toBeNull();
    expect(readDeliveryDraft('ana')).toBeNull();
    expect(getCart().totalItems).toBe(1);
  });

  it('is removed from the tab when another user signs in', async () => {
    let self = ANA;
    const { queryClient } = renderScreen(<SignOutHost />, { answers: { getSelf: () => self } });
    act(() => storeToken(TOKEN));
    await waitFor(() => expect(queryClient.getQueryData(['getSelf', {}])).toEqual(ANA));
    expect(getCart().deliveryAddress).toEqual(ADDRESS);
    self = { ...ANA, id: 'joao' };
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(getCart().deliveryAddress).toBeNull());
  });
});

describe('what a user typed or marked', () => {
  it('is forgotten also when the user signed out before the page had loaded what forgets it', () => {
    keepDraft('contact', { ...EMPTY_LEAD, name: 'Ana Prado' });
    tellSignOut();
    renderScreen(<SignOutHost />);
    expect(readDraft('contact')).toEqual(EMPTY_LEAD);
  });

  it('takes the chosen prescription along: the next person neither sees nor sends it', async () => {
    await storeFileForLater(new File(['a photo'], 'receita.jpg', { type: 'image/jpeg' }), null);
    renderScreen(<SignOutHost />);
    act(() => tellSignOut());
    await waitFor(async () => expect(await readFileForLater(null)).toBeNull());
  });

  it('does not wait for the next person after sign-out', async () => {
    renderScreen(<SignOutHost />, { answers: { listOwnFavorites: () => ({ productIds: ['of-ana'] }) } });
    await meetAccount('ana');
    keepDraft('contact', { ...EMPTY_LEAD, name: 'Ana Prado' });
    keepReceipt({ reference: '1A2B3C4D', answerBy: null, confirmationSent: true, lines: [] });
    localStorage.setItem(SENT_QUOTES_STORAGE_KEY, '{}');
    keepReviewDraft('p1', { title: 'Recomendo', text: 'O gado da Ana gostou.' });
    act(() => tellSignOut());
    expect(readDraft('contact')).toEqual(EMPTY_LEAD);
    expect(readReviewDraft('p1')).toEqual({ title: '', text: '' });
    expect(readReceipt()).toBeNull();
    expect(localStorage.getItem(SENT_QUOTES_STORAGE_KEY)).toBeNull();
    expect(favorites.read()).toEqual([]);
  });

  it('does not take the favourites of the next person when that one is noticed', async () => {
    let self = ANA;
    const { queryClient } = renderScreen(<SignOutHost />, {
      answers: { getSelf: () => self, listOwnFavorites: () => ({ productIds: ['of-joao'] }) },
    });
    act(() => storeToken(TOKEN));
    await waitFor(() => expect(queryClient.getQueryData(['getSelf', {}])).toEqual(ANA));
    writeDeliveryDraft('ana', { address: ADDRESS, service: null });
    // He signed in on another tab, which has merged his list already.
    await meetAccount('joao');
    self = { ...ANA, id: 'joao' };
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(readDeliveryDraft('ana')).toBeNull());
    expect(favorites.read()).toEqual(['of-joao']);
  });
});

function Visit() {
  const { user, status } = useUser();
  return (
    <>
      <output>{`${user?.fullName ?? 'visitor'} ${status}`}</output>
      <SignOutHost />
    </>
  );
}
const expectWho = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

describe('another person who signed in on another tab', () => {
  const JOAO = { ...ANA, id: 'joao', fullName: 'João Sobral' };

  it('is met when this tab is come back to, with none of the answers of the last', async () => {
    storeToken(TOKEN);
    let self = ANA;
    const { queryClient } = renderScreen(<Visit />, { answers: { getSelf: () => self } });
    await expectWho('Ana Prado signedIn');
    queryClient.setQueryData(['listOwnAddresses', {}], [{ street: 'Rua da Ana' }]);
    self = JOAO;
    Cookies.set(AUTH_COOKIE.name, 'j'.repeat(43));
    act(() => void window.dispatchEvent(new Event('focus')));
    await expectWho('João Sobral signedIn');
    expect(queryClient.getQueryData(['listOwnAddresses', {}])).toBeUndefined();
  });

  it('changes nothing while the token is the same', async () => {
    storeToken(TOKEN);
    const { calls } = renderScreen(<Visit />, { answers: { getSelf: () => ANA } });
    await expectWho('Ana Prado signedIn');
    act(() => void window.dispatchEvent(new Event('focus')));
    await expectWho('Ana Prado signedIn');
    expect(calls).toHaveLength(1);
  });

  it('leaves the page of the same person with a new token as it is', async () => {
    storeToken(TOKEN);
    const { calls, queryClient } = renderScreen(<Visit />, { answers: { getSelf: () => ANA } });
    await expectWho('Ana Prado signedIn');
    const seen: unknown[] = [];
    queryClient.getQueryCache().subscribe(({ query }) => seen.push(query.state.data));
    Cookies.set(AUTH_COOKIE.name, 'a'.repeat(43));
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(calls.length).toBeGreaterThan(1));
    await expectWho('Ana Prado signedIn');
    expect(seen).not.toContain(undefined);
  });

  it('loses no token to an answer that refused the one before', async () => {
    storeToken(TOKEN);
    let isRefused = false;
    const getSelf = () => (isRefused ? Promise.reject(refusal('UNAUTHENTICATED')) : ANA);
    const { queryClient } = renderScreen(<Visit />, { answers: { getSelf } });
    await expectWho('Ana Prado signedIn');
    isRefused = true;
    await act(() => queryClient.invalidateQueries());
    await expectWho('visitor anonymous');
    isRefused = false;
    Cookies.set(AUTH_COOKIE.name, 'a'.repeat(43));
    act(() => void window.dispatchEvent(new Event('focus')));
    await expectWho('Ana Prado signedIn');
    expect(readToken()).toBe('a'.repeat(43));
  });

  it('finds nothing of the last, who signed out there', async () => {
    storeToken(TOKEN);
    renderScreen(<Visit />, { answers: { getSelf: () => ANA } });
    await expectWho('Ana Prado signedIn');
    keepDraft('contact', { ...EMPTY_LEAD, name: 'Ana Prado' });
    Cookies.remove(AUTH_COOKIE.name);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await expectWho('visitor anonymous');
    expect(readDraft('contact')).toEqual(EMPTY_LEAD);
    expect(getCart().deliveryAddress).toBeNull();
  });
});
