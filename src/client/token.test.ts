import Cookies from 'js-cookie';
import { describe, expect, it, vi } from 'vitest';
import { storeToken } from './token';

describe('the login token', () => {
  it('is kept in the cookie auth_token, for 99 days, secure', () => {
    const set = vi.spyOn(Cookies, 'set').mockReturnValue(undefined);
    storeToken('abc');
    expect(set).toHaveBeenCalledWith('auth_token', 'abc', {
      expires: 99,
      secure: true,
      sameSite: 'Lax',
      path: '/',
    });
  });
});
