import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endpointQuery } from '@/client/query';
import type { FreightOption } from '@/contract/schemas/checkout';
import { renderScreen } from '@/testing/render-screen';
import ProductArrival from './product-arrival';

const ASKED = { cep: '38700000', items: [{ variationId: 'p001-v1', quantity: 2 }] };
const option = (service: string, price: number, to: string): FreightOption => ({
  service,
  name: service,
  carrier: null,
  price,
  free: false,
  businessDays: { min: 2, max: 8 },
  estimate: { from: '2026-11-28', to },
});
const show = () =>
  renderScreen(<ProductArrival cep="38700000" variationId="p001-v1" quantity={2} />, {
    answers: {
      calculateFreight: () => ({
        cep: '38700000',
        state: 'MG',
        reason: null,
        weightGrams: 60_000,
        missingForFree: null,
        options: [
          option('retirada', 0, '2026-11-27'),
          option('expressa', 90, '2026-11-30'),
          option('economica', 40, '2026-12-04'),
        ],
      }),
    },
  });

describe('the day by which a pack arrives', () => {
  it('is asked for by the freight calculator alone: until then the page says how to learn it', () => {
    const { calls } = show();
    expect(screen.getByText('Informe o CEP e veja o dia da entrega')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('is the last day of the cheapest delivery to the door', async () => {
    const { queryClient } = show();
    await queryClient.query(endpointQuery('calculateFreight', { body: ASKED }));
    expect(await screen.findByText('Chega até 4 dez, se pago hoje')).toBeVisible();
  });
});
