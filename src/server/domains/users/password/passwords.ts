import { hash, verify } from '@node-rs/argon2';
import { QueueFull, createFairQueue } from '@/lib/fair-queue';
import { readClient } from '@/server/kernel/current-client';
import { Fault } from '@/server/kernel/fault';

/** argon2id, the library's default algorithm, with the costs of docs/rules.md. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashes are made on the threads of libuv, four of them, which files, names and packing need as well: two at once fill
 * two processors and leave the others free. Each holds 19 MiB. Clients take turns: sign-ins of one address by the
 * hundred make that address wait. Those who would wait for seconds are told to try again.
 */
const turns = createFairQueue({
  most: 2,
  mostWaiting: 400,
  mostWaitingOfKey: 150,
  patienceMs: 10_000,
  retryAfterSeconds: 5,
});

/** No password has this hash. Verified for accounts that do not exist, so that both answers take the same time. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$eOVUela3iy7Eun70t1xvXA$oN9EiKgLXNt6PVRyM5KJQFXgNtD+HQj3D7CfrOPh9jQ';

async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await turns.run(readClient(), work);
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    const { retryAfterSeconds } = error;
    throw new Fault('UNAVAILABLE', 'Too many sign-ins at once', { retryAfterSeconds });
  }
}

/** argon2id hash of a password, about 20–40 ms. @throws Fault UNAVAILABLE when too many wait already */
export const hashPassword = (password: string): Promise<string> => takeTurn(() => hash(password, COST));

/**
 * Whether the password belongs to the hash; without a hash always false, after the same work.
 * @throws Fault UNAVAILABLE when too many wait already
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await takeTurn(() => verify(passwordHash ?? NOBODYS_HASH, password));
  return passwordHash !== null && matches;
}
