import { generatePixPayload } from '@brazilian-utils/brazilian-utils/generate-pix-payload';
import { getPixPayloadInfo } from '@brazilian-utils/brazilian-utils/get-pix-payload-info';
import { isValidBoleto } from '@brazilian-utils/brazilian-utils/is-valid-boleto';
import { isValidPixPayload } from '@brazilian-utils/brazilian-utils/is-valid-pix-payload';
import { describe, expect, it } from 'vitest';
import { boaLida } from '@config/brands/boa-lida';
import vectors from '@/testing/brazil-vectors.json';
import { createFakeGateway } from './fake-gateway';

/** CRC-16/CCITT-FALSE, written after docs/brazil.md: an oracle beside the library. */
function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
const hasRightCrc = (payload: string) => crc16(payload.slice(0, -4)) === payload.slice(-4);

describe('the published PIX codes', () => {
  it('agree with the oracle, which agrees with the check value', () => {
    const [text = '', crc] = vectors.pix.crc_check;
    expect(crc16(text)).toBe(crc);
    for (const { payload } of [...vectors.pix.valid, ...vectors.pix.crc_ok_but_not_a_payment])
      expect(hasRightCrc(payload), payload).toBe(true);
  });

  it.each(vectors.pix.valid.map(({ src, payload }) => [src, payload]))(
    'read as something to pay: %s',
    (_src, payload) => {
      expect(isValidPixPayload(payload)).toBe(true);
      expect(getPixPayloadInfo(payload)?.merchantName).toMatch(/\S/);
      const broken = payload.replace('5802BR', '5802BS');
      expect(isValidPixPayload(broken)).toBe(false);
    },
  );

  it.each(vectors.pix.crc_ok_but_not_a_payment.map(({ src, payload }) => [src, payload]))(
    'are refused where there is nothing to pay, though the check digits are right: %s',
    (_src, payload) => {
      expect(getPixPayloadInfo(payload)).toBeNull();
    },
  );

  it('are made to the letter from their parts, a CNPJ with letters included', () => {
    const receiver = { merchantName: 'LOJA EXEMPLO LTDA', merchantCity: 'UBERABA' };
    const made = [
      generatePixPayload({ ...receiver, key: '11222333000181', amount: 189.9, txid: 'PEDIDO000123' }),
      generatePixPayload({ ...receiver, key: '12ABC34501DE35', amount: 10, txid: 'PEDIDO000124' }),
    ];
    expect(made).toEqual(vectors.pix.valid.filter(({ src }) => src === 'own').map(({ payload }) => payload));
  });

  it('and the codes of the shop pass the oracle', async () => {
    const gateway = createFakeGateway({
      brand: boaLida,
      clock: { now: () => new Date('2026-11-20T15:00:00Z') },
    });
    const payer = { fullName: 'Ana', document: '11144477735', email: 'ana@cliente.example' };
    for (const amountCents of [1, 99, 18_990, 123_456_789]) {
      const request = {
        attemptId: 'a1',
        orderNumber: 'BL-7K2M9Q',
        method: 'pix',
        amountCents,
        installments: 1,
        payer,
        card: null,
      } as const;
      expect(hasRightCrc((await gateway.charge(request)).pix?.code ?? '')).toBe(true);
    }
  });
});

describe('the published boletos', () => {
  it('read as something to pay, and the wrong ones do not', () => {
    for (const [line = ''] of vectors.boleto.pairs)
      expect(isValidBoleto(line.replace(/\D/g, '')), line).toBe(true);
    for (const line of vectors.boleto.invalid_lines) expect(isValidBoleto(line), line).toBe(false);
  });
});
