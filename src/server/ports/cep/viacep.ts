import { z } from 'zod';
import { askJson } from '@/server/ports/ask-json';
import { createCircuitBreaker } from '@/server/ports/circuit-breaker';
import type { Clock } from '@/server/ports/clock';
import { createMemory } from '@/server/ports/memory';
import type { Metrics } from '@/server/ports/metrics/metrics';
import type { CepAddress } from '@/contract/schemas/checkout';
import type { CepDirectory } from './cep-directory';

const TIMEOUT_MS = 1_500;
const BREAKER = { failures: 3, restMs: 60_000 };
/** Streets rarely change, and a new CEP may take a day to appear. */
const MEMORY = { ttlMs: 24 * 3_600_000, most: 5_000 };

/** ViaCEP answers an empty text where a CEP covers a whole town: treated as missing. */
const Text = z
  .string()
  .trim()
  .transform((value) => (value === '' ? null : value.slice(0, 120)))
  .nullish()
  .transform((value) => value ?? null);

const Found = z.object({
  uf: z.string().trim().length(2).toUpperCase(),
  localidade: Text,
  bairro: Text,
  logradouro: Text,
});
/** `erro` is the text `"true"` today and was the boolean `true` before (docs/brazil.md, CEP). */
const Unknown = z.object({ erro: z.union([z.literal('true'), z.literal(true)]) });

function readAnswer(cep: string, answer: unknown): CepAddress | null {
  if (Unknown.safeParse(answer).success) return null;
  const { uf, localidade, bairro, logradouro } = Found.parse(answer);
  return { cep, state: uf, city: localidade, district: bairro, street: logradouro };
}

interface Options {
  /** Address before the CEP, as `https://viacep.com.br/ws`. */
  url: string;
  clock: Clock;
  timeoutMs?: number;
  metrics?: Metrics;
}

/** A service that speaks ViaCEP: `GET {url}/{cep}/json/`. It gets 1.5 s, and a minute of rest after three failures. */
export function createViaCep({ url, clock, timeoutMs = TIMEOUT_MS, metrics }: Options): CepDirectory {
  const base = url.replace(/\/+$/, '');
  const breaker = createCircuitBreaker('ViaCEP', BREAKER, metrics);
  const memory = createMemory<CepAddress | null>({ ...MEMORY, clock });
  return {
    name: 'viacep',
    find: (cep) =>
      memory.recall(cep, () =>
        breaker.run(async () => readAnswer(cep, await askJson(`${base}/${cep}/json/`, { timeoutMs }))),
      ),
  };
}
