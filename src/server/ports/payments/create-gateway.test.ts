import { describe, expect, it } from 'vitest';
import { boaLida } from '@config/brands/boa-lida';
import { readEnv } from '@/env';
import { createGateway } from './create-gateway';

const clock = { now: () => new Date('2026-11-20T15:00:00Z') };
const GETNET = {
  PAYMENT_GATEWAY: 'getnet',
  GETNET_CLIENT_ID: 'the-client-id',
  GETNET_CLIENT_SECRET: 'the-client-secret',
  GETNET_SELLER_ID: 'the-seller-id',
  GETNET_WEBHOOK_SECRET: 'twenty-four characters!!',
};
const logged: string[] = [];
const log = {
  info: (fields: object, message: string) => void logged.push(JSON.stringify([fields, message])),
};
const create = (variables: Record<string, string>) =>
  createGateway(readEnv({ NODE_ENV: 'test', ...variables }), boaLida, clock, log);

describe('the acquirer of the environment', () => {
  it('is the simulated one unless another is named', () => {
    expect(create({})).toMatchObject({ name: 'fake', simulated: true });
  });

  it('is Getnet when it is named and everything it needs is there', () => {
    expect(create(GETNET)).toMatchObject({ name: 'getnet', simulated: false });
    expect(logged.join()).not.toMatch(/the-client-secret|the-client-id|twenty-four/);
  });

  it.each(['https://www.shop.com.br', 'http://203.0.113.9:3000', 'http://127.0.0.1.shop.com.br'])(
    'is not the simulated one at %s, where customers would approve their own payments, unless that is said twice',
    (SITE_URL) => {
      expect(() => create({ SITE_URL })).toThrow('ALLOW_FAKE_PAYMENTS');
      expect(() => create({ SITE_URL, PAYMENT_GATEWAY: 'fake' })).toThrow('ALLOW_FAKE_PAYMENTS');
      expect(create({ SITE_URL, ALLOW_FAKE_PAYMENTS: 'true' })).toMatchObject({ name: 'fake' });
      expect(create({ SITE_URL, ...GETNET })).toMatchObject({ name: 'getnet' });
    },
  );

  it.each([
    '',
    'http://localhost:3000',
    'http://127.0.0.1:3330',
    'http://[::1]:3000',
    'http://loja.localhost',
  ])('is the simulated one on this machine alone (%s)', (SITE_URL) =>
    expect(create({ SITE_URL })).toMatchObject({ name: 'fake' }),
  );

  it('names every missing variable in one message', () => {
    expect(() => create({ PAYMENT_GATEWAY: 'getnet', GETNET_SELLER_ID: 'x' })).toThrow(
      'PAYMENT_GATEWAY=getnet needs GETNET_CLIENT_ID, GETNET_CLIENT_SECRET, GETNET_WEBHOOK_SECRET too.',
    );
  });
});
