/**
 * The kill -9 loop: eight phones order without a pause, the process of the shop is killed in the middle of it, another
 * one opens the same database, and the phones ask again with the same keys. At the end every acknowledged order must
 * be there, once, with a way to pay it, and stock and coupon must add up.
 *
 *   npm run bench:kill -- [--engine embedded|postgres] [--kills 200] [--minutes 600] [--write] [--short]
 *
 * `TEST_DATABASE_URL` names a Postgres server (default: postgres@127.0.0.1); a database of its own is made there and
 * dropped. `--write` puts the row into docs/reliability.md. Ends with 1 when anything is lost or doubled.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import type { CreateOrderInput } from '@/contract/schemas/checkout';
import { readEnv } from '@/env';
import { openDatabase } from '@/server/db/client';
import { makeCoupon, makeOrderBody } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeTestApp } from '@/testing/test-app';
import { makeUser } from '@/testing/make-user';
import { POSTGRES_SERVER } from './buyers/find-postgres';
import { checkLedger } from './kill/check-ledger';
import { makeLedger, retryInDoubt, shopUntilKilled } from './kill/clients';
import { killTable } from './kill/report';
import { bundleShop, startShopProcess } from './kill/shop-process';
import { inShort, shortOption } from './short';
import { writeBetween } from './write-doc';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'embedded' },
    kills: { type: 'string', default: inShort('4', '200') },
    minutes: { type: 'string', default: '600' },
    write: { type: 'boolean', default: false },
    ...shortOption,
  },
});
const KILLS = Number(values.kills);
/** On a busy machine: as many kills as fit into so many minutes; the outcome says how many they were. */
const ENOUGH_MS = Number(values.minutes) * 60_000;
const PHONES = 8;
const UNITS = 2_000_000;
/** Most processes are killed in this time after their first order; every fifth earlier, right after it opened. */
const LIFE_MS = 400;
const PATIENCE_MS = 30_000;
/** In the end, clients that were told to wait ask until they have an answer: the window of a limit is a minute. */
const RETRY_AFTER_MS = 10_000;
const LAST_ROUNDS = 18;

/** Everything of this run is here, including the sockets that killed processes leave. */
const folder = mkdtempSync(join(tmpdir(), 'kill-checkout-'));

async function onServer(statement: string) {
  const client = new Client({ connectionString: POSTGRES_SERVER });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function makePlace(): Promise<{ env: Record<string, string>; remove(): Promise<void> }> {
  const sockets = join(folder, 'sockets');
  mkdirSync(sockets);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (values.engine !== 'postgres')
    return { env: { DATA_DIR: join(folder, 'data'), TMPDIR: sockets }, remove: async () => remove() };
  const name = `bench_kill_${process.pid}`;
  await onServer(`create database ${name}`);
  const url = new URL(POSTGRES_SERVER);
  url.pathname = name;
  return {
    env: { DATABASE_URL: url.href, DATA_DIR: join(folder, 'data'), TMPDIR: sockets },
    async remove() {
      await onServer(`drop database ${name} with (force)`);
      remove();
    },
  };
}

/** A pack, a coupon for it and the people of the phones; what each of them orders. */
async function stockShop(env: Record<string, string>) {
  const database = await openDatabase(readEnv(env));
  const shop = await makeTestApp({ database, now: new Date().toISOString() });
  const product = await makeProduct(shop.services.db, {
    categories: ['bovinos-de-corte'],
    variations: [{ stock: UNITS, priceCents: 5_990 }],
  });
  const coupon = await makeCoupon(shop, {
    maxUses: UNITS,
    validFrom: new Date('2020-01-01T00:00:00Z'),
    validUntil: new Date('2099-01-01T00:00:00Z'),
  });
  const tokens: string[] = [];
  for (let phone = 0; phone < PHONES; phone += 1) tokens.push((await makeUser(shop.services)).token);
  const pack = product.variations[0]?.id ?? '';
  const body: CreateOrderInput = makeOrderBody(pack, {
    freightService: 'retirada',
    address: null,
    couponCode: coupon.code,
  });
  const { items, couponCode, freightService } = body;
  const { hash } = await shop.services.checkout.quote({ items, couponCode, freightService }, null);
  await shop.close();
  return { pack, tokens, body: { ...body, hash } };
}

async function main() {
  await bundleShop();
  const { env, remove } = await makePlace();
  const { pack, tokens, body } = await stockShop(env);
  const ledger = makeLedger();
  const started = performance.now();
  let next = startShopProcess(env);
  let kills = 0;
  while (kills < KILLS && performance.now() - started < ENOUGH_MS) {
    kills += 1;
    const shop = next;
    const openedAt = new Date();
    const address = await shop.open();
    // The next process loads its code while this one runs; it opens the database when this one is gone.
    next = startShopProcess(env);
    const ordered = new Promise<void>((resolve) => {
      ledger.onOrder = resolve;
    });
    const retried = retryInDoubt(address, openedAt, body, ledger);
    const phones = tokens.map((token) => shopUntilKilled(address, token, body, ledger));
    if (kills % 5 > 0) await Promise.race([ordered, pause(PATIENCE_MS, undefined, { ref: false })]);
    await pause(Math.random() * LIFE_MS);
    await shop.kill();
    await Promise.all([retried, ...phones]);
    if (kills % 10 === 0)
      console.log(
        `${kills} kills, ${ledger.acknowledged.size} orders acknowledged, ${ledger.inDoubt.length} in doubt, ${ledger.foundByRetry} found by a retry`,
      );
  }
  const openedAt = new Date();
  const address = await next.open();
  for (let round = 0; round < LAST_ROUNDS; round += 1) {
    await retryInDoubt(address, openedAt, body, ledger);
    if (ledger.inDoubt.length === 0) break;
    await pause(RETRY_AFTER_MS);
  }
  await next.kill();
  const database = await openDatabase(readEnv(env));
  const findings = await checkLedger(database.db, ledger, pack, UNITS);
  await database.close();
  await remove();
  const { changed, inDoubt, refused, foundByRetry, toldToWait } = ledger;
  const minutes = Math.round((performance.now() - started) / 6_000) / 10;
  console.log(values.engine, {
    kills,
    minutes,
    ...findings,
    foundByRetry,
    changed: changed.length,
    stillInDoubt: inDoubt.length,
    refused: refused.length,
    toldToWait,
    exampleOfRefusal: refused[0] ?? null,
  });
  const { orders, ...faults } = findings;
  const isRight =
    orders === ledger.acknowledged.size &&
    Object.values(faults).every((fault) => fault === 0) &&
    [changed, inDoubt, refused].every(({ length }) => length === 0);
  console.log(isRight ? 'nothing lost, nothing doubled' : 'SOMETHING IS WRONG');
  process.exitCode = isRight ? 0 : 1;
  if (!values.write || !isRight) return;
  const table = killTable({
    ...{ engine: values.engine, kills, findings, foundByRetry, refused: refused.length, toldToWait, minutes },
    load: loadavg()[0] ?? 0,
  });
  await writeBetween(`docs/reliability.md#${values.engine === 'postgres' ? 'kill-postgres' : 'kill'}`, table);
}

void main();
