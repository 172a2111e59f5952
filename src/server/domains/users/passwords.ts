import { hash, verify } from '@node-rs/argon2';
import { Fault } from '@/server/http/fault';

/** argon2id, the library's default algorithm, with the costs that reliability.md sets. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Each run holds 19 MiB: eight at once fit a small machine; whoever would wait for seconds is told to come back. */
const MAX_RUNNING = 8;
const MAX_WAITING = 200;

/** No password has this hash. Verified for accounts that do not exist, so that both answers take the same time. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$eOVUela3iy7Eun70t1xvXA$oN9EiKgLXNt6PVRyM5KJQFXgNtD+HQj3D7CfrOPh9jQ';

let running = 0;
const waiting: (() => void)[] = [];

async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_RUNNING) {
    if (waiting.length >= MAX_WAITING)
      throw new Fault('UNAVAILABLE', 'Too many sign-ins at once', { retryAfterSeconds: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    // The place goes to the next in line without being counted down.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
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
