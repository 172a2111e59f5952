import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import { contract } from '@/contract/contract';
import type { EndpointContract } from '@/contract/endpoint';
import type { EndpointName } from '@/contract/endpoints';

/** Who is asking, which every call may say; the document tells it as `security`, or not at all. */
const OF_EVERY_CALL = ['authorization', 'user-agent'];

/** The headers that each route reads itself, by the name of its endpoint, as `route('payOrder', …)` names it. */
const READ = globSync('src/server/routes/**/*.routes.ts').flatMap((file) =>
  readFileSync(file, 'utf8')
    .split(/\broute\('/)
    .slice(1)
    .flatMap((text) => {
      const name = /^\w+/.exec(text)?.[0] ?? '';
      const headers = [...text.matchAll(/req\.header\('([^']+)'\)/g)].map(([, header = '']) => header);
      return headers.filter((header) => !OF_EVERY_CALL.includes(header)).map((header) => `${name} ${header}`);
    }),
);

it('a call whose route reads a header of its own publishes it in the contract', () => {
  const published = (Object.keys(contract) as EndpointName[]).flatMap((name) => {
    const { headers }: EndpointContract = contract[name];
    return Object.keys(headers?.shape ?? {}).map((header) => `${name} ${header.toLowerCase()}`);
  });
  expect(READ.length).toBeGreaterThan(0);
  expect(READ.sort()).toEqual(published.sort());
});
