/**
 * Measures whether time tells a stranger who has an account: the same call for an account that exists and for one that
 * does not, in turns, over an embedded database and passwords hashed as in the shop.
 *
 *   npx tsx bench/account-timing.ts [--runs 200] [--short]
 *
 * They must be alike within 5% (docs/rules.md). What registration answers differs by contract (ADR 0010).
 */
import { parseArgs } from 'node:util';
import { rateLimits } from '@/server/db/schema/users';
import { hashPassword } from '@/server/domains/users/password/passwords';
import { makeUser } from '@/testing/make-user';
import { makeTestApp } from '@/testing/test-app';
import { inShort, isShort, shortOption } from './short';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: inShort('3', '200') }, ...shortOption },
});
const RUNS = Number(values.runs);
const TOLERANCE = 0.05;

const median = (times: number[]) =>
  times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

async function main() {
  const shop = await makeTestApp();
  const passwordHash = await hashPassword('porteira azul 7');
  const known = (await makeUser(shop.services, { passwordHash })).user.email;
  let newcomers = 0;
  const newcomer = () => `novo-${(newcomers += 1)}@cliente.example`;

  async function ask(path: string, body: object) {
    const started = performance.now();
    const { status } = await shop.request('POST', path, { body });
    const ms = performance.now() - started;
    // What goes on after an answer, and the limits, must not affect the next measurement.
    await shop.services.users.whenLinksAreMade();
    await shop.services.db.delete(rateLimits);
    return { ms, status };
  }

  const CASES: [string, string, (email: string) => object][] = [
    ['login', '/auth/login', (email) => ({ email, password: 'errada 123' })],
    ['recovery', '/forget-password', (email) => ({ email })],
    [
      'registration',
      '/auth/register',
      (email) => ({ email, fullName: 'Rita Alves', password: 'porteira azul 8' }),
    ],
  ];

  let isEven = true;
  for (const [name, path, bodyOf] of CASES) {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (let run = inShort(0, -10); run < RUNS; run += 1) {
      const one = await ask(path, bodyOf(known));
      const other = await ask(path, bodyOf(newcomer()));
      if (name !== 'registration' && one.status !== other.status)
        throw new Error(`${name}: ${one.status} for a known account, ${other.status} for another`);
      if (run < 0) continue;
      times.known.push(one.ms);
      times.unknown.push(other.ms);
    }
    const [one, other] = [median(times.known), median(times.unknown)];
    const share = Math.abs(one - other) / Math.max(one, other);
    if (name !== 'registration' && share > TOLERANCE) isEven = false;
    console.log(
      `${name.padEnd(14)} known ${one.toFixed(2)} ms, unknown ${other.toFixed(2)} ms, apart ${(share * 100).toFixed(1)}%`,
    );
  }
  await shop.close();
  // A timer of the services outlives their shop here.
  process.exit(isEven || isShort ? 0 : 1);
}

void main();
