import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { BRANDS } from '@config/brands';
import type { Brand } from '@config/brands/brand';
import type { Output, ParsedInput } from '@/contract/contract';
import type { ProductList } from '@/contract/schemas/catalog';
import { ProductListQuery } from '@/contract/schemas/catalog';
import type { CreateSearchRuleBody, SearchPreviewSide, SearchRule } from '@/contract/schemas/search-desk';
import type { Db } from '@/server/db/client';
import { searchRules } from '@/server/db/schema/searching';
import { planList } from '@/server/domains/catalog/listing/plan-list';
import { listRulesInForce } from '@/server/domains/catalog/search/search-rules.repo';
import { planTeaching } from '@/server/domains/catalog/search/search-teaching';
import { cleanSearch, fold } from '@/server/domains/catalog/search/search-words';
import { hasUnknownBrand, refuseTaken, requireFields } from '@/server/domains/editing/field-faults';
import { isOwnPage } from '@/server/domains/editing/own-page';
import { planChanges, planWhole } from '@/server/domains/editing/plan-changes';
import { createWrites } from '@/server/domains/editing/versioned';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { notFound } from '@/server/kernel/fault';
import type { Dependencies } from '@/server/dependencies';
import { listCounted } from './counted-searches.repo';
import { findRule, hasProduct, listRules, type RuleRow } from './search-rules.repo';

type DeskDependencies = Pick<Dependencies, 'db' | 'brand' | 'clock'> & {
  /** Lets this instance read the rules again at once. */
  onChange: () => void;
};

const PREVIEWED = 8;

/** A page of this site that is no search and no link: either could lead in circles. */
const isPage = (target: string) => isOwnPage(target, ['redirect', 'buscar']);

const contentOf = ({ brandId, kind, typed, locale, target }: RuleRow) => ({
  brandId,
  kind,
  typed,
  locale,
  target,
});

const toSide = ({ items, total, searchedFor, reading }: ProductList): SearchPreviewSide => ({
  total,
  products: items
    .slice(0, PREVIEWED)
    .map(({ id, slug, displayInfo }) => ({ id, slug, title: displayInfo.title })),
  searchedFor: searchedFor ?? null,
  leftOut: reading?.leftOut ?? [],
  leadsTo: reading?.leadsTo ?? null,
});

/** What the merchant teaches the search. A rule is in force on every instance within seconds (search-rules.repo.ts). */
export function createSearchDeskService({ db, brand, clock, onChange }: DeskDependencies) {
  const { audited, versioned } = createWrites({
    db,
    clock,
    async transact(work) {
      const result = await db.transaction(work);
      onChange();
      return result;
    },
  });

  /** @throws Fault VALIDATION */
  async function requireRule(tx: Db, rule: Pick<CreateSearchRuleBody, 'kind' | 'typed' | 'target'>) {
    const { kind, target } = rule;
    const typed = cleanSearch(rule.typed);
    const isOfProduct = kind === 'pin' || kind === 'hide';
    requireFields([
      ['typed', 'invalid', typed === ''],
      ['target', 'required', kind !== 'ignore' && target === ''],
      ['target', 'invalid', kind === 'ignore' && target !== ''],
      [
        'target',
        'invalid',
        kind === 'synonym' && (cleanSearch(target) === '' || fold(cleanSearch(target)) === fold(typed)),
      ],
      ['target', 'unknownOption', isOfProduct && target !== '' && !(await hasProduct(tx, target))],
      ['target', 'invalid', kind === 'redirect' && !isPage(target)],
    ]);
  }

  async function lockRule(tx: Db, id: string): Promise<RuleRow> {
    const [row] = await tx
      .select()
      .from(searchRules)
      .where(and(eq(searchRules.id, id), isNull(searchRules.endedAt)))
      .for('update');
    if (!row) throw notFound('Search rule');
    return row;
  }

  async function read(tx: Db, id: string): Promise<SearchRule> {
    const rule = await findRule(tx, id);
    if (!rule) throw notFound('Search rule');
    return rule;
  }

  /** @throws Fault VALIDATION for a brand that does not exist */
  const brandOf = (marca: string | undefined) => {
    requireFields([['marca', 'unknownOption', !!marca && hasUnknownBrand([marca])]]);
    return marca ?? brand.id;
  };

  return {
    /** Searches of one kind, the frequent ones first. */
    listCountedSearches: ({ marca, tipo, pagina }: ParsedInput<'listCountedSearches'>['query']) =>
      listCounted(db, brandOf(marca), tipo, pagina),

    /** What the search was taught, newest first. */
    listSearchRules: ({ marca, q, situacao, pagina }: ParsedInput<'listSearchRules'>['query']) =>
      listRules(
        db,
        {
          brandId: brandOf(marca),
          typed: q === null ? null : cleanSearch(q),
          isEnded: situacao === 'encerradas',
        },
        pagina,
      ),

    /** @throws Fault VALIDATION: a product or page that does not exist, words that say the same, a rule that is there */
    async createSearchRule(
      actor: SessionUser,
      { marca, ...body }: CreateSearchRuleBody,
    ): Promise<SearchRule> {
      const brandId = brandOf(marca);
      return refuseTaken('target', () =>
        audited(actor, async (tx) => {
          await requireRule(tx, body);
          const typed = cleanSearch(body.typed);
          const id = randomUUID();
          const [row] = await tx
            .insert(searchRules)
            .values({
              ...body,
              typed,
              id,
              brandId,
              query: sql`search_norm(${typed})`,
              version: 1,
              createdBy: actor.id,
              createdAt: clock.now(),
            })
            .returning();
          if (!row) throw new Error('The rule was not saved');
          const details = { after: planWhole(contentOf(row)) };
          return {
            result: await read(tx, id),
            audit: [{ action: 'search_rule.create', entityId: id, details }],
          };
        }),
      );
    },

    /** The version before stays as an ended row. @throws Fault NOT_FOUND, also for an ended rule; STALE, VALIDATION */
    async updateSearchRule(
      actor: SessionUser,
      id: string,
      { version, ...changes }: ParsedInput<'updateSearchRule'>['body'],
    ): Promise<SearchRule> {
      return refuseTaken('target', () =>
        versioned<{ before: RuleRow; stored: SearchRule }, SearchRule>(actor, {
          lock: async (tx) => ({ before: await lockRule(tx, id), stored: await read(tx, id) }),
          version: { edited: version, of: ({ before }) => before.version, view: ({ stored }) => stored },
          write: async (tx, { before, stored }) => {
            const after = { ...contentOf(before), ...changes };
            await requireRule(tx, after);
            const details = planChanges(contentOf(before), after);
            if (!details) return { result: stored, audit: [] };
            const now = clock.now();
            await tx.insert(searchRules).values({ ...before, id: randomUUID(), endedAt: now });
            await tx
              .update(searchRules)
              .set({ ...changes, version: before.version + 1, createdBy: actor.id, createdAt: now })
              .where(eq(searchRules.id, id));
            return {
              result: await read(tx, id),
              audit: [{ action: 'search_rule.update', entityId: id, details }],
            };
          },
        }),
      );
    },

    /** @throws Fault NOT_FOUND, also when it has ended already */
    endSearchRule: (actor: SessionUser, id: string): Promise<void> =>
      versioned(actor, {
        lock: (tx) => lockRule(tx, id),
        write: async (tx, row) => {
          await tx.update(searchRules).set({ endedAt: clock.now() }).where(eq(searchRules.id, id));
          const details = { before: planWhole(contentOf(row)) };
          return {
            result: undefined,
            audit: [{ action: 'search_rule.delete', entityId: id, details }],
          };
        },
      }),

    /** Both sides are made now, from the rules as they stand in the database. @throws Fault VALIDATION */
    async previewSearch({
      marca,
      q,
      locale,
      rule,
    }: ParsedInput<'previewSearch'>['body']): Promise<Output<'previewSearch'>> {
      const brandId = brandOf(marca);
      if (rule) await requireRule(db, rule);
      const rules = await listRulesInForce(db, brandId);
      const shownBy = Object.values<Brand>(BRANDS).find(({ id }) => id === brandId) ?? brand;
      const filters = ProductListQuery.parse({ q, locale });
      const show = async (shown: typeof rules) =>
        toSide(
          await planList(db, {
            brand: shownBy,
            filters,
            teaching: planTeaching(shown, locale),
            now: clock.now(),
          }),
        );
      const live = await show(rules);
      return { live, draft: rule ? await show([...rules, rule]) : live };
    },
  };
}
