import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAddressesService } from '@/server/domains/addresses/addresses.service';
import { startLocalServer, type LocalAnswer, type LocalServer } from '@/testing/local-server';
import { createViaCep } from './viacep';

const SE = {
  cep: '01001-000',
  logradouro: 'Praça da Sé',
  complemento: 'lado ímpar',
  unidade: '',
  bairro: 'Sé',
  localidade: 'São Paulo',
  uf: 'SP',
  estado: 'São Paulo',
  ibge: '3550308',
};
const found = { cep: '01001000', state: 'SP', city: 'São Paulo', district: 'Sé', street: 'Praça da Sé' };
const stateAlone = { cep: '01001000', state: 'SP', city: null, district: null, street: null };

let server: LocalServer | null = null;
afterEach(async () => {
  vi.useRealTimers();
  await server?.close();
});

async function start(answer: LocalAnswer) {
  const local = await startLocalServer(() => answer);
  server = local;
  const clock = {
    ms: 0,
    now() {
      return new Date(this.ms);
    },
  };
  const warnings: string[] = [];
  const { findAddress } = createAddressesService({
    cepDirectory: createViaCep({
      url: `${local.url}/ws/`,
      clock,
      timeoutMs: answer === 'hang' ? 50 : 20_000,
    }),
    log: { warn: (_fields, message) => warnings.push(message) },
  });
  return { findAddress, seen: local.seen, clock, warnings };
}

describe('a service that speaks ViaCEP', () => {
  it('answers street, district and town, and is asked once for the same CEP', async () => {
    const { findAddress, seen } = await start({ body: SE });
    expect(await findAddress('01001000')).toEqual(found);
    expect(await findAddress('01001000')).toEqual(found);
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /ws/01001000/json/']);
  });

  it('leaves street and district to the person where a CEP covers a town', async () => {
    const { findAddress } = await start({ body: { ...SE, logradouro: '', bairro: '' } });
    expect(await findAddress('01001000')).toEqual({ ...found, street: null, district: null });
  });

  it.each(['true', true])('is believed that there is no such CEP when erro is %j', async (erro) => {
    const { findAddress, warnings } = await start({ body: { erro } });
    await expect(findAddress('01001000')).rejects.toMatchObject({ errorCode: 'CEP_UNKNOWN' });
    expect(warnings).toEqual([]);
  });

  it('is not asked about a range that is not assigned', async () => {
    const { findAddress, seen } = await start({ body: SE });
    await expect(findAddress('78900000')).rejects.toMatchObject({ errorCode: 'CEP_UNKNOWN' });
    expect(seen).toEqual([]);
  });

  it.each<[string, LocalAnswer]>([
    ['hangs', 'hang'],
    ['answers 500', { status: 500, body: 'down' }],
    ['answers 400', { status: 400, body: '<h2>Bad Request</h2>' }],
    ['answers no JSON', { body: '<html>' }],
    ['answers something else', { body: ['SP'] }],
    ['sends elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }],
  ])('leaves the state alone when it %s, and the log knows', async (_what, answer) => {
    const { findAddress, warnings } = await start(answer);
    expect(await findAddress('01001000')).toEqual(stateAlone);
    expect(warnings).toEqual(['CEP lookup failed']);
  });

  it('is not believed when it speaks of another state than the one the freight goes by', async () => {
    const { findAddress } = await start({ body: { ...SE, uf: 'RJ', localidade: 'Niterói' } });
    expect(await findAddress('01001000')).toEqual(stateAlone);
  });

  it('rests for a minute after three failures', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { findAddress, seen, clock, warnings } = await start({ status: 503 });
    const ask = () => findAddress('01001000');
    for (let count = 0; count < 5; count += 1) expect(await ask()).toEqual(stateAlone);
    expect(seen).toHaveLength(3);
    expect(warnings).toHaveLength(3);
    clock.ms = 60_000;
    vi.setSystemTime(Date.now() + 60_000);
    await ask();
    expect(seen).toHaveLength(4);
  });
});
