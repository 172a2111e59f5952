import { describe, expect, it } from 'vitest';
import { ratePassword } from './rate-password';

describe('the rating of a password', () => {
  it.each([
    ['', 'short'],
    ['boi 7', 'short'],
    ['12345678', 'weak'],
    ['Senha123', 'weak'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['cocho7sal', 'fair'],
    ['porteira azul 7', 'strong'],
  ])('of "%s" is %s', (password, rating) => {
    expect(ratePassword(password)).toBe(rating);
  });
});
