import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../speed/free-port';
import { makeBuyer, waitFor } from './buyer';
import type { Finding } from './finding';
import { makeMailServer } from './mail-server';
import { startShop } from './start-shop';
import { connectEmbedded } from './stuck-database';

const PEOPLE = 5;
/** Two failed rounds of the background jobs. */
const AWAY_MS = 75_000;
const BACK_MS = 75_000;

/**
 * The mail server is away while mails are due, then it is back. The hours between the tries are removed in the database
 * (docs/operating.md shows the same statement), so that the bench does not wait for them.
 */
export async function runMailAway(folder: string): Promise<Finding[]> {
  const temporary = join(folder, 'mail-tmp');
  mkdirSync(temporary);
  const port = await freePort();
  const shop = await startShop({
    DATA_DIR: join(folder, 'mail'),
    DATABASE_URL: '',
    TMPDIR: temporary,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(port),
  });
  const server = makeMailServer();
  const buyers = [];
  for (let person = 0; person < PEOPLE; person += 1) {
    const buyer = await makeBuyer(shop.origin);
    await buyer.order();
    buyers.push(buyer);
  }
  await pause(AWAY_MS);
  const client = await connectEmbedded(temporary);
  const count = async (condition: string) => {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from outbox where ${condition}`,
    );
    return rows[0]?.n ?? 0;
  };
  const waiting = await count('sent_at is null and failed_at is null');
  const tried = await count('attempts > 0');
  await server.listen(port);
  await client.query('update outbox set next_attempt_at = now() where sent_at is null');
  const back = await waitFor(async () => (await count('sent_at is null')) === 0, BACK_MS, 500);
  // One more round: no mail may leave twice.
  await pause(35_000);
  const written = await count('true');
  await client.end();
  const code = await shop.stop();
  await server.close();
  const of = (address: string) => server.taken.filter((to) => to === address).length;
  const people = new Set(server.taken);
  return [
    {
      fault: 'mail server away, then back',
      figure: `${waiting} mails waited (${tried} tried in vain) and no order was held up; all ${server.taken.length} of ${written} left within ${back === null ? 'never' : `${(back / 1000).toFixed(0)} s`} of its return, none twice`,
      holds:
        back !== null &&
        waiting === written &&
        server.taken.length === written &&
        people.size === PEOPLE &&
        buyers.every(
          ({ email, acknowledged }) => acknowledged.length === 1 && of(email) === written / PEOPLE,
        ) &&
        code === 0,
    },
  ];
}
