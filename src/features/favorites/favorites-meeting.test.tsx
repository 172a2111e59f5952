import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import FavoritesMeeting from './favorites-meeting';

const show = () =>
  renderScreen(<FavoritesMeeting userId="ana" />, {
    answers: { listOwnFavorites: () => ({ productIds: [] }) },
  });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('favourites of device and account', () => {
  it('are merged once in a visit, also over reloads', async () => {
    sessionStorage.setItem('store-favorites-compared', 'ana');
    const { calls } = show();
    await waitFor(() => expect(sessionStorage.getItem('store-favorites-compared')).toBe('ana'));
    expect(calls).toEqual([]);
  });

  it('are merged once more in a tab that did so before lists had owners', async () => {
    sessionStorage.setItem('store-favorites-met', 'ana');
    const { calls } = show();
    await waitFor(() => expect(calls).toHaveLength(1));
    await waitFor(() => expect(sessionStorage.getItem('store-favorites-compared')).toBe('ana'));
    expect(localStorage.getItem('store-favorites-owner')).toBe('ana');
  });

  it('are merged again when the same user signs in again', async () => {
    const { calls, unmount } = show();
    await waitFor(() => expect(calls).toHaveLength(1));
    unmount();
    const again = show();
    await waitFor(() => expect(again.calls).toHaveLength(1));
  });
});
