import { brand } from '@config/brands';
import { deviceStore } from './browser/browser-store';
import { readDecimal } from './decimal';

const KEY = 'store-herd';

/** What a person told about their animals. `weightKg`: mean live weight of one. */
export interface KnownHerd {
  heads: number;
  weightKg: number;
  /** Undefined until it is typed: each product has its own minimum. */
  days?: number;
}

/** The most of each number that a calculator takes. */
export const MOST_OF_HERD: Record<keyof KnownHerd, number> = {
  heads: 1_000_000,
  weightKg: 2_000,
  days: 3_650,
};

/** What was typed into a field about the herd; NaN while it is missing or out of range, or a part of a head. */
export function readAmount(name: keyof KnownHerd, text: string, language: string): number {
  const amount = readDecimal(text, language, name !== 'weightKg');
  const isPart = name === 'heads' && !Number.isInteger(amount);
  return amount > 0 && amount <= MOST_OF_HERD[name] && !isPart ? amount : NaN;
}

/** The herd of the brand, or a middling Brazilian one, until the person says theirs. */
export const EXAMPLE_HERD: KnownHerd = brand.exampleHerd ?? { heads: 50, weightKg: 350 };

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

/** The herd this device was last asked about; null when there is none, or storage is forbidden or damaged. */
export function readHerd(): KnownHerd | null {
  const stored = deviceStore.readJson(KEY);
  if (typeof stored !== 'object' || stored === null) return null;
  const { heads, weightKg, days } = stored as Record<string, unknown>;
  if (!isAmount(heads) || !isAmount(weightKg)) return null;
  return { heads, weightKg, days: isAmount(days) ? days : undefined };
}

/**
 * Remembers the herd on this device only, and nothing while a number is being typed; where storage is forbidden the next
 * page asks again.
 */
export function rememberHerd({ heads, weightKg, days }: KnownHerd) {
  if (![heads, weightKg, days ?? 1].every(isAmount)) return;
  deviceStore.write(KEY, JSON.stringify({ heads, weightKg, days }));
}
