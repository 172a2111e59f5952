import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '@/testing/render-screen';
import FavoritesMeeting from './favorites-meeting';

const show = () =>
  renderScreen(<FavoritesMeeting userId="ana" />, {
    answers: { addOwnFavorites: () => ({ productIds: [] }) },
  });

beforeEach(() => sessionStorage.clear());

describe('favourites of device and account', () => {
  it('are merged once in a visit, also over reloads', async () => {
    sessionStorage.setItem('store-favorites-met', 'ana');
    const { calls } = show();
    await waitFor(() => expect(sessionStorage.getItem('store-favorites-met')).toBe('ana'));
    expect(calls).toEqual([]);
  });

  it('are merged again when the same user signs in again', async () => {
    const { calls, unmount } = show();
    await waitFor(() => expect(calls).toHaveLength(1));
    unmount();
    const again = show();
    await waitFor(() => expect(again.calls).toHaveLength(1));
  });
});
