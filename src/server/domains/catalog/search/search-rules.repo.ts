import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Locale } from '@config/locales';
import type { Db } from '@/server/db/client';
import { searchRules } from '@/server/db/schema/searching';
import type { Clock } from '@/server/ports/clock';
import { planTeaching, type SearchRule, type Teaching } from './search-teaching';

/** How long an instance caches the rules: a rule is in force everywhere within seconds. */
const FRESH_MS = 2_000;

/** Rules in force of a brand, the oldest first. `async`, because a query of drizzle runs with every `await` of it. */
export const listRulesInForce = async (db: Db, brandId: string): Promise<SearchRule[]> =>
  db
    .select({
      kind: searchRules.kind,
      locale: searchRules.locale,
      typed: searchRules.typed,
      target: searchRules.target,
    })
    .from(searchRules)
    .where(and(eq(searchRules.brandId, brandId), isNull(searchRules.endedAt)))
    .orderBy(asc(searchRules.createdAt), asc(searchRules.id));

interface Loaded {
  at: number;
  rules: Promise<SearchRule[]>;
}

/**
 * The search rules of a brand, read again after FRESH_MS by one query for all requests. While they cannot be read, the
 * last ones stay in force.
 */
export function createTeachings({ db, brandId, clock }: { db: Db; brandId: string; clock: Clock }) {
  let loaded: Loaded | null = null;
  let known: readonly SearchRule[] = [];
  let planned: { json: string; byLocale: Map<Locale, Teaching> } = { json: '[]', byLocale: new Map() };

  const readRules = () => {
    const now = clock.now().getTime();
    if (loaded && Math.abs(now - loaded.at) < FRESH_MS) return loaded.rules;
    const rules = listRulesInForce(db, brandId);
    loaded = { at: now, rules };
    return rules;
  };

  return {
    /** The rules for this language. */
    async of(locale: Locale): Promise<Teaching> {
      known = await readRules().catch(() => {
        loaded = null;
        return [...known];
      });
      const json = JSON.stringify(known);
      if (json !== planned.json) planned = { json, byLocale: new Map() };
      const teaching = planned.byLocale.get(locale) ?? planTeaching(known, locale);
      planned.byLocale.set(locale, teaching);
      return teaching;
    },

    /** Clears the cache, so that this instance shows a change at once. */
    forget(): void {
      loaded = null;
    },
  };
}
