import { randomInt } from 'node:crypto';
import type { Db } from '@/server/db/client';
import { isCodeTaken } from './people.repo';

/** Capitals and digits that nobody confuses when they are read out. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** Eight characters by chance: a trillion codes, so that nobody finds one by trying. */
export const makeRepresentativeCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A code that leads nowhere yet. */
export async function makeFreeCode(tx: Db): Promise<string> {
  const code = makeRepresentativeCode();
  return (await isCodeTaken(tx, code)) ? makeFreeCode(tx) : code;
}
