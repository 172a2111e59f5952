import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeToken } from '@/client/store-token';
import { readToken, removeToken } from '@/client/token';
import { noAnswer, refusal } from '@/testing/mock-api';
import { renderScreen } from '@/testing/render-screen';
import { useLogout } from './auth.mutations';
import { useUser } from './session';

const TOKEN = 't'.repeat(43);
const ANA = { id: 'ana', fullName: 'Ana Prado', email: 'ana@cliente.example', admin: false, permissions: [] };

beforeEach(() => removeToken());

function Who() {
  const { user, status, isAuthorized, retry } = useUser();
  const logout = useLogout();
  return (
    <>
      <output>{`${user?.fullName ?? 'visitor'} ${status} ${isAuthorized}`}</output>
      <button onClick={retry}>retry</button>
      <button onClick={() => logout.mutate()}>out</button>
    </>
  );
}
const expectWho = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

describe('the signed-in user', () => {
  it('is not there without a token, and no call is made', async () => {
    const { calls } = renderScreen(<Who />);
    await expectWho('visitor anonymous false');
    expect(calls).toEqual([]);
  });

  it('is fetched with the token, also when it is stored after the start', async () => {
    renderScreen(<Who />, { answers: { getSelf: () => ANA } });
    act(() => storeToken(TOKEN));
    await expectWho('Ana Prado signedIn true');
    act(() => removeToken());
    await expectWho('visitor anonymous false');
  });

  it.each(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] as const)(
    'and the token are cleared by the answer %s',
    async (errorCode) => {
      storeToken(TOKEN);
      renderScreen(<Who />, { answers: { getSelf: () => Promise.reject(refusal(errorCode)) } });
      await expectWho('visitor anonymous false');
      expect(readToken()).toBeUndefined();
    },
  );

  it.each(['INTERNAL', 'UNAVAILABLE'] as const)(
    'stays signed in when the server says %s',
    async (errorCode) => {
      storeToken(TOKEN);
      renderScreen(<Who />, { answers: { getSelf: () => Promise.reject(refusal(errorCode)) } });
      await expectWho('visitor unreachable true');
      expect(readToken()).toBe(TOKEN);
    },
  );

  it('stays when the server does not answer, and is fetched again', async () => {
    storeToken(TOKEN);
    let isOnline = false;
    const getSelf = () => (isOnline ? ANA : Promise.reject(noAnswer()));
    const { user } = renderScreen(<Who />, { answers: { getSelf } });
    await expectWho('visitor unreachable true');
    expect(readToken()).toBe(TOKEN);
    isOnline = true;
    await user.click(screen.getByRole('button', { name: 'retry' }));
    await expectWho('Ana Prado signedIn true');
  });

  it.each(['reached', 'out of reach'])('is gone after signing out, with a server %s', async (kind) => {
    storeToken(TOKEN);
    const logout = () => (kind === 'reached' ? null : Promise.reject(noAnswer()));
    const { user, router, queryClient } = renderScreen(<Who />, { answers: { getSelf: () => ANA, logout } });
    await expectWho('Ana Prado signedIn true');
    await user.click(screen.getByRole('button', { name: 'out' }));
    await expectWho('visitor anonymous false');
    expect(readToken()).toBeUndefined();
    expect(router.push).toHaveBeenCalledWith('/');
    await waitFor(() => expect(queryClient.getQueryData(['getSelf', {}])).toBeUndefined());
  });
});
