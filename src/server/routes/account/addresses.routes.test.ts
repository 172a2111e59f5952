import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CEPS_PER_ADDRESS } from './addresses.routes';
import type { CepDirectory } from '@/server/ports/cep/cep-directory';
import { makeTestApp, type TestApp } from '@/testing/test-app';

const found = { cep: '01001000', state: 'SP', city: 'São Paulo', district: 'Sé', street: 'Praça da Sé' };
const directory: CepDirectory = {
  name: 'test',
  find: async (cep) => {
    if (cep === '01001000') return found;
    if (cep === '01001999') return null;
    throw new Error('down');
  },
};

let shop: TestApp;
beforeAll(async () => {
  shop = await makeTestApp({ cepDirectory: directory });
});
afterAll(() => shop.close());

const ask = async (cep: string) => {
  const response = await shop.request('GET', `/cep/${cep}`);
  return { status: response.status, body: (await response.json()) as unknown };
};

describe('GET /cep/{cep}', () => {
  it('answers what the directory knows, however the CEP was typed', async () => {
    expect(await ask('01001-000')).toEqual({ status: 200, body: found });
  });

  it('answers the state alone while the directory is down', async () => {
    expect(await ask('38010000')).toEqual({
      status: 200,
      body: { cep: '38010000', state: 'MG', city: null, district: null, street: null },
    });
  });

  it.each(['01001999', '78900000'])('says that %s is unknown', async (cep) => {
    expect(await ask(cep)).toMatchObject({ status: 422, body: { errorCode: 'CEP_UNKNOWN' } });
  });

  it('refuses what is no CEP', async () => {
    expect(await ask('0100100')).toMatchObject({ status: 422, body: { fields: { cep: 'cep' } } });
  });

  it('does not let visitors read the directory out', async () => {
    for (let count = 0; count < CEPS_PER_ADDRESS.limit; count += 1) await ask('01001000');
    const response = await shop.request('GET', '/cep/01001000');
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
