import { describe, expect, it } from 'vitest';
import type { Address } from '@/contract/schemas/address';
import { addressToStartWith, savedIdOf } from './saved-choice';

const address = (id: string, fields: Partial<Address> = {}): Address => ({
  id,
  label: null,
  recipient: 'Adelmo Couto',
  postalCode: '38500000',
  state: 'MG',
  city: 'Monte Carmelo',
  district: null,
  street: 'Rua das Selas',
  number: '12',
  complement: null,
  rural: false,
  propertyName: null,
  road: null,
  km: null,
  landmark: null,
  phone: null,
  ...fields,
});
const home = address('home');
const farm = address('farm', { postalCode: '38700000', rural: true, road: 'BR-365', km: '9' });

describe('the address a checkout starts with', () => {
  it('is the first saved one where nothing was typed', () => {
    expect(addressToStartWith([home, farm], null)).toBe(home);
  });

  it('is the saved one of the CEP that was typed in the cart', () => {
    expect(addressToStartWith([home, farm], { postalCode: '38700000' })).toBe(farm);
  });

  it('is none where a CEP of another place, or more than a CEP, was typed', () => {
    expect(addressToStartWith([home, farm], { postalCode: '01310100' })).toBeNull();
    expect(addressToStartWith([home], { postalCode: '38500000', street: 'Rua Nova' })).toBeNull();
  });
});

describe('a saved address', () => {
  it('is recognised by what a driver reads, however the kilometre was typed', () => {
    const { id: _id, label: _label, ...typed } = farm;
    expect(savedIdOf([home, farm], { ...typed, km: 'km 9' })).toBe('farm');
    expect(savedIdOf([home, farm], { ...typed, road: 'BR-262' })).toBeNull();
    expect(savedIdOf([home], null)).toBeNull();
  });
});
