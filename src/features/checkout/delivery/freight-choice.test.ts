import { describe, expect, it } from 'vitest';
import type { FreightOption } from '@/contract/schemas/checkout';
import { cheapestToDoor, mergeOptions } from './freight-choice';

const option = (service: FreightOption['service'], fields: Partial<FreightOption> = {}): FreightOption => ({
  service,
  name: service,
  carrier: null,
  price: 64.9,
  free: false,
  businessDays: { min: 5, max: 7 },
  estimate: { from: '2026-11-30', to: '2026-12-04' },
  ...fields,
});
const servicesOf = (options: readonly FreightOption[]) => options.map(({ service }) => service);

describe('the freight that is chosen for a buyer', () => {
  it('is the cheapest to the door, never one they must fetch', () => {
    const options = [
      option('expressa', { price: 90 }),
      option('economica', { price: 40 }),
      option('agencia', { price: 10 }),
      option('retirada', { price: 0 }),
    ];
    expect(cheapestToDoor(options)?.service).toBe('economica');
  });

  it('is the faster one of two at the same price', () => {
    const fast = option('expressa', { businessDays: { min: 1, max: 2 } });
    expect(cheapestToDoor([option('economica'), fast])?.service).toBe('expressa');
  });

  it('is none where nothing comes to the door', () => {
    expect(cheapestToDoor([option('retirada', { price: 0 })])).toBeNull();
  });
});

describe('the options that are shown', () => {
  it('are one for the same price and dates', () => {
    const options = [option('economica'), option('transportadora'), option('retirada', { price: 0 })];
    expect(servicesOf(mergeOptions(options, null))).toEqual(['economica', 'retirada']);
  });

  it('show the chosen one of those that are the same', () => {
    const options = [option('economica'), option('transportadora')];
    expect(servicesOf(mergeOptions(options, 'transportadora'))).toEqual(['transportadora']);
  });

  it('keep what differs in price or dates, and what is fetched', () => {
    const options = [
      option('economica'),
      option('expressa', { price: 80 }),
      option('transportadora', { estimate: { from: '2026-11-27', to: '2026-11-28' } }),
      option('agencia'),
    ];
    expect(mergeOptions(options, null)).toHaveLength(4);
  });
});
