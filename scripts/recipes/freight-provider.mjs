import { after, all, before, create, replace } from './edits.mjs';

/** Followed for a broker called Rapidex, which answers a list of prices. */
export const freightProvider = {
  heading: 'A freight provider',
  example: /melhor.?envio/i,
  edits: [
    {
      step: 1,
      file: 'src/server/ports/freight/rapidex.test.ts',
      like: 'src/server/ports/freight/brokered-freight.test.ts',
      change: create(`import { afterAll, beforeAll, expect, it } from 'vitest';
import { boaLida } from '@config/brands/boa-lida';
import { readEnv } from '@/env';
import { startLocalServer, type LocalServer } from '@/testing/local-server';
import { createFreight } from './create-freight';

const SERVICE = { code: 7, name: 'Rapidex', cents: 2_590, days: 4 };
const BOX = { id: 'v1', lengthCm: 20, widthCm: 10, heightCm: 5, weightGrams: 450, unitCents: 5_990, quantity: 1 };
const PARCEL = { realWeightGrams: 450, volumeCm3: 1_000, goodsCents: 5_990, packs: [BOX] };

let broker: LocalServer;
beforeAll(async () => void (broker = await startLocalServer(() => ({ body: [SERVICE] }))));
afterAll(() => broker.close());

it('prices parcels where its key is set', async () => {
  const freight = createFreight({
    env: readEnv({ NODE_ENV: 'test', RAPIDEX_KEY: 'a-key', RAPIDEX_URL: broker.url }),
    brand: boaLida,
    clock: { now: () => new Date('2026-11-20T15:00:00Z') },
    log: { warn: () => undefined },
  });
  const offers = await freight.quote(PARCEL, { cep: '01001000', state: 'SP', rural: false });
  expect(offers[0]).toMatchObject({ name: 'Rapidex', priceCents: 2_590, businessDays: { min: 4, max: 4 } });
  expect(broker.seen[0]?.headers).toMatchObject({ 'x-key': 'a-key' });
});
`),
    },
    {
      step: 2,
      file: 'src/env-rules.mjs',
      change: all(
        before(
          `  /** Bearer token of the freight broker;`,
          `  /** Key of the freight broker Rapidex; empty means another, or none. */
  RAPIDEX_KEY: z.string().default(''),
  RAPIDEX_URL: httpUrl('https://api.rapidex.example').default('https://api.rapidex.example'),
`,
        ),
        after(`  'MELHOR_ENVIO_TOKEN',\n`, `  'RAPIDEX_KEY',\n`),
      ),
    },
    {
      step: 2,
      file: '.env.example',
      change: after(
        `MELHOR_ENVIO_URL=https://melhorenvio.com.br\n`,
        `\n# Freight by the broker Rapidex. Empty: another, or none.\nRAPIDEX_KEY=\nRAPIDEX_URL=https://api.rapidex.example\n`,
      ),
    },
    {
      step: 2,
      file: 'compose.yaml',
      change: after(
        '    MELHOR_ENVIO_URL: ${MELHOR_ENVIO_URL:-}\n',
        '    RAPIDEX_KEY: ${RAPIDEX_KEY:-}\n    RAPIDEX_URL: ${RAPIDEX_URL:-}\n',
      ),
    },
    {
      step: 3,
      file: 'src/server/ports/freight/rapidex.ts',
      like: 'src/server/ports/freight/melhor-envio.ts',
      change: create(`import { z } from 'zod';
import { askJson } from '@/server/ports/ask-json';
import type { FreightProvider } from './freight-provider';

const Services = z.array(
  z.object({ code: z.int(), name: z.string(), cents: z.int().positive(), days: z.int().min(0).max(120) }),
);

/** The broker Rapidex. */
export const createRapidex = ({ url, key }: { url: string; key: string }): FreightProvider => ({
  name: 'rapidex',
  async quote({ packs }, { cep }) {
    const answer = await askJson(\`\${url}/quotes\`, {
      method: 'POST',
      timeoutMs: 2_500,
      headers: { 'x-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ cep, packs }),
    });
    return Services.parse(answer).map(({ code, name, cents, days }) => ({
      service: \`me-\${code}\`,
      name,
      carrier: name,
      priceCents: cents,
      businessDays: { min: days, max: days },
    }));
  },
});
`),
    },
    {
      step: 4,
      file: 'src/server/ports/freight/create-freight.ts',
      change: all(
        replace(
          `'MELHOR_ENVIO_TOKEN' | 'MELHOR_ENVIO_URL'`,
          `'MELHOR_ENVIO_TOKEN' | 'MELHOR_ENVIO_URL' | 'RAPIDEX_KEY' | 'RAPIDEX_URL'`,
        ),
        before(`import { tableFreight }`, `import { createRapidex } from './rapidex';\n`),
        before(
          `  if (!env.MELHOR_ENVIO_TOKEN) return`,
          `  if (env.RAPIDEX_KEY) {
    const rapidex = createRapidex({ url: env.RAPIDEX_URL, key: env.RAPIDEX_KEY });
    return createBrokeredFreight({ broker: rapidex, clock, log, metrics });
  }
`,
        ),
      ),
    },
  ],
  tests: ['src/server/ports/freight/rapidex.test.ts'],
  titles: ['prices parcels where its key is set'],
};
