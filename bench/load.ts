/**
 * A busy day: a thousand orders a minute among people who browse, search, ask for prices, sign in and look at their
 * orders. Requests come at their planned time (open loop): a shop that is late makes the figures worse, not the load less.
 *
 *   npm run bench:load -- [--minutes 4] [--orders 1000] [--scale 1] [--instances 2] [--soak] [--write] [--short]
 *                         [--base http://127.0.0.1:8080 --database postgres://… [--metrics <token>] [--pid <pid>]]
 *   npm run bench:soak -- [--minutes 60] [--write] [--short]
 *
 * Without `--base` it builds and starts the shop itself, as an operator does, on a new database of the Postgres server
 * that `TEST_DATABASE_URL` names (default: postgres@127.0.0.1), and drops it afterwards; with `--instances 2` two of
 * them on one Redis, behind nginx. With `--base`, any shop that is open: customers and stock are put into its database.
 * `--orders` is a minute's; `--scale` makes the rest more or less. A soak is an hour with a third of the visitors and 120 orders a minute, on two instances,
 * while staff edits products and imports tables; its memory is read on the way. Shop, database and sender share this machine. Ends
 * with 1 when the books are wrong or an answer is; budgets that are missed are named. `--write` puts the table into
 * docs/reliability.md.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { readEnv } from '@/env';
import { openDatabase } from '@/server/db/client';
import { findPostgres } from './buyers/find-postgres';
import { checkBooks } from './load/check-books';
import { makeKinds } from './load/kinds';
import { createRecorder, sendForMs } from './load/open-loop';
import { openPlace, type Place } from './load/open-place';
import { loadTable, missesOf, type LoadFigures } from './load/report';
import { createSend } from './load/send';
import { makeStaffWork } from './load/staff-work';
import { stockUp } from './load/stock-up';
import { inShort, shortOption, skipShortWithout } from './short';
import { writeBetween } from './write-doc';

const isSoak = process.argv.includes('--soak');
const { values } = parseArgs({
  options: {
    soak: { type: 'boolean', default: false },
    minutes: { type: 'string', default: inShort('0.1', isSoak ? '60' : '4') },
    orders: { type: 'string', default: inShort('60', isSoak ? '120' : '1000') },
    scale: { type: 'string', default: inShort('0.03', isSoak ? '0.3' : '1') },
    instances: { type: 'string', default: inShort('1', isSoak ? '2' : '1') },
    base: { type: 'string' },
    database: { type: 'string' },
    metrics: { type: 'string' },
    pid: { type: 'string' },
    write: { type: 'boolean', default: false },
    ...shortOption,
  },
});
const WARM_UP_MS = inShort(2_000, 15_000);
const minutes = Number(values.minutes);
/** How often the memory is read on the way; a run that is shorter than two of them has its start and end alone. */
const MEMORY_EVERY_MINUTES = 10;
/** What staff does in a soak; a run of seconds must meet it too. */
const STAFF = inShort(
  { editsPerMinute: 120, importsPerMinute: 40 },
  { editsPerMinute: 6, importsPerMinute: 1 },
);

/** Reads the memory of a shop every ten minutes until it is stopped. */
function watchMemory(place: Place) {
  const each: { minute: number; mb: number }[] = [];
  const timer = setInterval(() => {
    const mb = place.memoryMb();
    if (mb !== null) each.push({ minute: (each.length + 1) * MEMORY_EVERY_MINUTES, mb });
  }, MEMORY_EVERY_MINUTES * 60_000);
  return { each, stop: () => clearInterval(timer) };
}

async function main() {
  skipShortWithout('Postgres', Boolean(values.base ?? (await findPostgres())));
  const place = await openPlace(values);
  const { db, close } = await openDatabase(readEnv({ DATABASE_URL: place.databaseUrl }));
  const { send, close: hangUp } = createSend(place.base);
  try {
    const stocked = await stockUp(db);
    const buildId = await place.readBuildId();
    const ordersPerMinute = Number(values.orders);
    const scale = Number(values.scale);
    const play = async (forMs: number) => {
      const recorder = createRecorder();
      const traffic = makeKinds({ send, recorder, stocked, buildId, ordersPerMinute, scale });
      const staff = isSoak ? makeStaffWork({ send, stocked }, STAFF) : [];
      await sendForMs([...traffic.kinds, ...staff], forMs, recorder);
      await traffic.finish();
      return { ...traffic, figures: recorder.figures() };
    };
    const warm = await play(WARM_UP_MS);
    const start = loadavg()[0] ?? 0;
    const memoryAtStart = place.memoryMb();
    const loop = monitorEventLoopDelay({ resolution: 5 });
    loop.enable();
    await place.readLoop();
    console.log(`warm after ${WARM_UP_MS / 1_000} s; ${minutes} minutes begin, load ${start.toFixed(1)}`);
    const memory = watchMemory(place);
    const { kinds: _kinds, figures, placed, settle } = await play(minutes * 60_000);
    loop.disable();
    memory.stop();
    const memoryAtEnd = place.memoryMb();
    const found = (await settle()) + (await warm.settle());
    const asked = figures.reduce((sum, { count }) => sum + count, 0);
    const outcome: LoadFigures = {
      where: place.name,
      minutes,
      perSecond: asked / (minutes * 60),
      kinds: figures,
      memoryMb:
        memoryAtStart !== null && memoryAtEnd !== null
          ? { start: memoryAtStart, end: memoryAtEnd, each: memory.each }
          : null,
      serverLoopMs: await place.readLoop(),
      senderLoopMs: {
        mean: Math.max(0, loop.mean / 1e6 - 5),
        p99: Math.max(0, loop.percentile(99) / 1e6 - 5),
      },
      books: await checkBooks(db, stocked, [...warm.placed, ...placed]),
      foundByRetry: found,
      load: { start, end: loadavg()[0] ?? 0 },
    };
    const table = loadTable(outcome);
    console.log(`\n${table}\n`);
    for (const { name, reasons } of figures)
      for (const [reason, count] of reasons) console.log(`  ${name}: ${count} × ${reason}`);
    missesOf(outcome).forEach((miss) => console.log(`  over its budget: ${miss}`));
    const { orders: _orders, ...faults } = outcome.books;
    const isRight =
      Object.values(faults).every((count) => count === 0) && figures.every(({ errors }) => errors === 0);
    console.log(isRight ? 'the books are right and so was every answer' : 'SOMETHING IS WRONG');
    if (!isRight) process.exitCode = 1;
    if (values.write)
      await writeBetween(
        `docs/reliability.md#${isSoak ? 'soak' : values.instances === '2' ? 'load-two' : 'load'}`,
        table,
      );
  } finally {
    hangUp();
    await close();
    await place.close();
  }
}

void main();
