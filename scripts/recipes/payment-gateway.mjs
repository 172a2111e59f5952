import { after, all, before, create, replace } from './edits.mjs';

/** Followed for an acquirer called Pagalume, with PIX alone, which answers whatever it is asked in one call. */
export const paymentGateway = {
  heading: 'A payment gateway',
  example: /getnet/i,
  edits: [
    {
      step: 1,
      file: 'src/server/ports/payments/pagalume/pagalume-gateway.test.ts',
      like: 'src/testing/getnet/getnet-server.ts',
      change: create(`import { afterAll, beforeAll, expect, it } from 'vitest';
import { boaLida } from '@config/brands/boa-lida';
import { readEnv } from '@/env';
import { startLocalServer, type LocalServer } from '@/testing/local-server';
import { createGateway } from '../create-gateway';

const NOW = new Date('2026-11-20T15:00:00Z');
const CHARGE = {
  attemptId: 'a1',
  orderNumber: 'BL-1',
  method: 'pix' as const,
  amountCents: 4_990,
  installments: 1,
  payer: { fullName: 'Tereza Prado', document: '11144477735', email: 'tereza@cliente.example' },
  card: null,
};

let acquirer: LocalServer;
beforeAll(async () => void (acquirer = await startLocalServer(() => ({ body: { id: 'p1', code: 'a-pix-code' } }))));
afterAll(() => acquirer.close());

const create = (variables: Record<string, string>) =>
  createGateway(
    readEnv({ NODE_ENV: 'test', PAYMENT_GATEWAY: 'pagalume', PAGALUME_URL: acquirer.url, ...variables }),
    boaLida,
    { now: () => NOW },
    { info: () => undefined },
  );

it('charges with the attempt as its key, so that asked twice it charges once', async () => {
  const gateway = create({ PAGALUME_SECRET: 'a-secret' });
  const first = await gateway.charge(CHARGE);
  expect(first).toMatchObject({ status: 'pending', gatewayReference: 'p1', pix: { code: 'a-pix-code' } });
  expect(await gateway.charge(CHARGE)).toEqual(first);
  expect(acquirer.seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['a1', 'a1']);
});

it('is not there without its secret', () => {
  expect(() => create({})).toThrow('PAGALUME_SECRET');
});
`),
    },
    {
      step: 2,
      file: 'src/env-rules.mjs',
      change: all(
        replace(
          `z.enum(['fake', 'getnet'], 'fake or getnet')`,
          `z.enum(['fake', 'getnet', 'pagalume'], 'fake, getnet or pagalume')`,
        ),
        before(
          `  GETNET_CLIENT_ID: z.string()`,
          `  PAGALUME_URL: httpUrl('https://api.pagalume.example').default('https://api.pagalume.example'),
  PAGALUME_SECRET: z.string().default(''),
`,
        ),
        before(`  getnet: ['GETNET_CLIENT_ID'`, `  pagalume: ['PAGALUME_SECRET'],\n`),
        after(`  'GETNET_CLIENT_SECRET',\n  'GETNET_WEBHOOK_SECRET',\n`, `  'PAGALUME_SECRET',\n`),
      ),
    },
    {
      step: 2,
      file: '.env.example',
      change: before(
        `# 24 to 200 letters and digits that cannot be guessed. Notices of Getnet`,
        `# Pagalume: its address, and the secret it gave the shop.
PAGALUME_URL=https://api.pagalume.example
PAGALUME_SECRET=

`,
      ),
    },
    {
      step: 2,
      file: 'compose.yaml',
      change: before(
        '    GETNET_URL: ${GETNET_URL:-}\n',
        '    PAGALUME_URL: ${PAGALUME_URL:-}\n    PAGALUME_SECRET: ${PAGALUME_SECRET:-}\n',
      ),
    },
    {
      step: 3,
      file: 'src/server/ports/payments/pagalume/pagalume-gateway.ts',
      like: 'src/server/ports/payments/getnet/getnet-gateway.ts',
      change: create(`import { z } from 'zod';
import { askJson } from '@/server/ports/ask-json';
import type { PaymentGateway } from '../gateway';

const Charge = z.object({ id: z.string(), code: z.string() });

/** The acquirer Pagalume, with PIX alone. */
export function createPagalumeGateway({ url, secret }: { url: string; secret: string }): PaymentGateway {
  return {
    name: 'pagalume',
    simulated: false,
    async charge({ attemptId, orderNumber, amountCents, payer }) {
      const answer = await askJson(\`\${url}/pix\`, {
        method: 'POST',
        timeoutMs: 10_000,
        headers: { authorization: \`Bearer \${secret}\`, 'idempotency-key': attemptId },
        body: JSON.stringify({ orderNumber, amountCents, document: payer.document }),
      });
      const { id, code } = Charge.parse(answer);
      return {
        status: 'pending',
        reason: null,
        gatewayReference: id,
        pix: { code, receiver: 'Pagalume' },
        boleto: null,
        card: null,
        expiresAt: null,
      };
    },
    find: async () => null,
    cancel: async () => undefined,
    refund: async () => 'unsupported',
  };
}
`),
    },
    {
      step: 4,
      file: 'src/server/ports/payments/create-gateway.ts',
      change: all(
        after(
          `import { createGetnetGateway } from './getnet/getnet-gateway';\n`,
          `import { createPagalumeGateway } from './pagalume/pagalume-gateway';\n`,
        ),
        after(
          `return createFakeGateway({ brand, clock });\n`,
          `  if (env.PAYMENT_GATEWAY === 'pagalume')
    return createPagalumeGateway({ url: env.PAGALUME_URL, secret: env.PAGALUME_SECRET });
`,
        ),
      ),
    },
  ],
  skipped: { 5: 'it sends no notices', 6: 'it has no endpoints', 7: 'no browser is started' },
  tests: [
    'src/server/ports/payments/pagalume/pagalume-gateway.test.ts',
    'src/server/ports/payments/create-gateway.test.ts',
  ],
  titles: [
    'asked twice it charges once',
    'is not there without its secret',
    'the acquirer of the environment',
  ],
};
