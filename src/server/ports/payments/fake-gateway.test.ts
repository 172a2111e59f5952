import { getBoletoInfo } from '@brazilian-utils/brazilian-utils/get-boleto-info';
import { getPixPayloadInfo } from '@brazilian-utils/brazilian-utils/get-pix-payload-info';
import { isValidBoleto } from '@brazilian-utils/brazilian-utils/is-valid-boleto';
import { isValidPixPayload } from '@brazilian-utils/brazilian-utils/is-valid-pix-payload';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BRANDS } from '@config/brands';
import { boaLida } from '@config/brands/boa-lida';
import vectors from '@/testing/brazil-vectors.json';
import { boletoDueFactor, planBoleto } from './boleto';
import { cardBrandOf, isCardExpired, isLuhnValid } from './cards';
import { createFakeGateway } from './fake-gateway';
import type { ChargeRequest } from './gateway';

const now = new Date('2026-11-20T15:00:00Z');
const gateway = createFakeGateway({ brand: boaLida, clock: { now: () => now } });
const request: ChargeRequest = {
  attemptId: 'a1',
  orderNumber: 'BL-7K2M9Q',
  method: 'pix',
  amountCents: 18_990,
  installments: 1,
  payer: { fullName: 'Ana', document: '11144477735', email: 'ana@cliente.example' },
  card: null,
};
const card = (number: string) => ({
  ...request,
  method: 'credit_card' as const,
  card: { number, holder: 'ANA', expiry: '12/30', cvv: '123' },
});

describe('the simulated acquirer', () => {
  it('makes a PIX code that a bank would read: amount, receiver, order number, thirty minutes', async () => {
    for (const brand of Object.values(BRANDS)) {
      const result = await createFakeGateway({ brand, clock: { now: () => now } }).charge(request);
      const code = result.pix?.code ?? '';
      expect(isValidPixPayload(code)).toBe(true);
      expect(getPixPayloadInfo(code)).toMatchObject({ amount: 189.9, txid: 'BL7K2M9Q' });
      expect(result).toMatchObject({ status: 'pending', expiresAt: new Date('2026-11-20T15:30:00Z') });
    }
  });

  it('refuses rather than show a PIX code that cannot be paid', async () => {
    await expect(gateway.charge({ ...request, orderNumber: 'ção' })).rejects.toThrow('No Pix code');
  });

  it('makes a boleto that passes the check digits, due in one business day, of which the bank tells while the order waits', async () => {
    const { boleto, expiresAt } = await gateway.charge({ ...request, method: 'boleto' });
    expect(isValidBoleto(boleto?.line ?? '')).toBe(true);
    const info = getBoletoInfo(boleto?.line ?? '', { referenceDate: now });
    expect(info).toMatchObject({ amount: 18_990, bankCode: '999' });
    expect(boleto).toMatchObject({ dueDate: '2026-11-23' });
    expect(expiresAt).toEqual(new Date('2026-11-26T02:59:59.999Z'));
  });

  it('approves and denies by the published test cards only, and keeps brand and last digits', async () => {
    expect(await gateway.charge(card('4012001037141112'))).toMatchObject({
      status: 'approved',
      card: { brand: 'Visa', last4: '1112' },
    });
    expect(await gateway.charge(card('5155901222280001'))).toMatchObject({
      status: 'approved',
      card: { brand: 'Mastercard', last4: '0001' },
    });
    const denied = await gateway.charge(card('5155901222270002'));
    expect(denied.status).toBe('denied');
    expect(JSON.stringify(denied)).not.toContain('5155901222270002');
    expect(await gateway.charge(card('4111111111111111'))).toMatchObject({
      status: 'denied',
      reason: 'TEST_CARDS_ONLY',
    });
  });
});

describe('boleto', () => {
  it('builds the published lines and bar codes from their parts', () => {
    for (const [line = '', barcode = ''] of vectors.boleto.pairs) {
      const digits = line.replace(/\D/g, '');
      // The due date is not in the vector, only its factor: any date with this factor will do.
      const factor = Number(barcode.slice(5, 9));
      const due = new Date(Date.UTC(2025, 1, 22) + (factor - 1000) * 86_400_000).toISOString().slice(0, 10);
      const planned = planBoleto({
        bank: barcode.slice(0, 3),
        dueDate: due,
        amountCents: Number(barcode.slice(9, 19)),
        freeField: barcode.slice(19),
      });
      expect(planned).toEqual({ line: digits, barcode });
    }
  });

  it('counts the due factor over its reset of February 2025', () => {
    for (const [date, factor] of vectors.boleto.factor as [string, number][])
      expect(boletoDueFactor(date), date).toBe(factor);
  });

  it('passes an independent check for any amount and free field', () => {
    const digits25 = fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: 25, maxLength: 25 })
      .map((list) => list.join(''));
    fc.assert(
      fc.property(digits25, fc.integer({ min: 1, max: 2_000_000_000 }), (freeField, amountCents) => {
        const { line } = planBoleto({ bank: '999', dueDate: '2026-12-15', amountCents, freeField });
        expect(isValidBoleto(line)).toBe(true);
      }),
    );
  });

  it('refuses parts that do not fit', () => {
    expect(() => planBoleto({ bank: '9', dueDate: '2026-12-15', amountCents: 1, freeField: '1' })).toThrow(
      RangeError,
    );
    expect(() =>
      planBoleto({ bank: '999', dueDate: '2026-12-15', amountCents: -1, freeField: '0'.repeat(25) }),
    ).toThrow(RangeError);
  });
});

describe('cards', () => {
  it('checks the last digit of a number', () => {
    expect(isLuhnValid('4012001037141112')).toBe(true);
    expect(isLuhnValid('4012001037141113')).toBe(false);
    expect(isLuhnValid('')).toBe(false);
  });

  it('names the brand', () => {
    expect(
      [
        '4111111111111111',
        '2221000000000009',
        '378282246310005',
        '5067230000009011',
        '6062825624254001',
        '9999999999999995',
      ].map(cardBrandOf),
    ).toEqual(['Visa', 'Mastercard', 'Amex', 'Elo', 'Hipercard', 'Outra']);
  });

  it('lets a card expire after its month, not in it', () => {
    expect(isCardExpired('11/26', '2026-11-30')).toBe(false);
    expect(isCardExpired('10/26', '2026-11-01')).toBe(true);
    expect(isCardExpired('01/27', '2026-12-31')).toBe(false);
  });
});
