import { describe, expect, it } from 'vitest';
import { moveAddress } from './delivery-draft';

describe('an address whose CEP has changed', () => {
  it('holds who receives, and nothing of the former place', () => {
    const former = {
      recipient: 'Joana',
      phone: '34999990000',
      rural: true,
      postalCode: '38740000',
      street: 'Rua 7',
      city: 'Patrocínio',
    };
    expect(moveAddress(former, '38700000')).toEqual({
      recipient: 'Joana',
      phone: '34999990000',
      rural: true,
      postalCode: '38700000',
    });
  });

  it('leaves out what is not known, so that the form fills in the buyer’s name', () => {
    expect(Object.keys(moveAddress(null, '38700000'))).toEqual(['postalCode']);
    expect(Object.keys(moveAddress({ postalCode: '38740000' }, '38700000'))).toEqual(['postalCode']);
  });
});
