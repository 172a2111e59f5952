import type { OrderTracking } from '@/contract/schemas/tracking';

/** An order on its way as a visitor sees it, placed with an account unless said otherwise. */
export const makeTracking = (overrides: Partial<OrderTracking> = {}): OrderTracking => ({
  number: 'BL-7K2M9Q',
  state: 'shipped',
  hasAccount: true,
  createdAt: '2026-11-20T12:00:00Z',
  lines: [
    {
      slug: 'matriz-60',
      title: 'Matriz 60',
      titles: {},
      presentation: 'Saco 30 kg',
      picture: null,
      quantity: 2,
    },
  ],
  freight: { service: 'economica', name: 'Econômica', carrier: null, businessDays: { min: 3, max: 5 } },
  estimate: { from: '2026-11-25', to: '2026-11-27' },
  destination: { city: 'Uberaba', state: 'MG' },
  missingPrescription: null,
  withdrawal: { requestedAt: null, until: null },
  mayWithdraw: false,
  trackingCode: 'AA123BR',
  trackingUrl: 'javascript:alert(1)',
  history: [
    { state: 'pending_payment', at: '2026-11-20T12:00:00Z' },
    { state: 'approved', at: '2026-11-20T12:05:00Z' },
    { state: 'shipped', at: '2026-11-21T09:00:00Z' },
  ],
  ...overrides,
});
