import { isDeepStrictEqual } from 'node:util';
import type { Db } from '@/server/db/client';
import { insertAudit } from '@/server/domains/audit/audit.repo';
import { changedFields } from './product-content';
import type { ProductContent } from './managed-product-view';

type Details = Partial<Record<keyof ProductContent, unknown>>;

const pick = (content: ProductContent, fields: readonly (keyof ProductContent)[]): Details =>
  Object.fromEntries(fields.map((field) => [field, content[field]]));

/** Of the packs those alone that are not the same on the other side. */
const otherPacks = (mine: ProductContent, theirs: ProductContent) =>
  mine.variations.filter((pack) => !theirs.variations.some((other) => isDeepStrictEqual(pack, other)));

/** What changed between two contents, on both sides, and nothing else. */
export function planChange(
  before: ProductContent,
  after: ProductContent,
): { before: Details; after: Details } {
  const fields = changedFields(before, after);
  const hasPacks = fields.includes('variations');
  return {
    before: { ...pick(before, fields), ...(hasPacks && { variations: otherPacks(before, after) }) },
    after: { ...pick(after, fields), ...(hasPacks && { variations: otherPacks(after, before) }) },
  };
}

/** Notes a change of a product, in its transaction. `actorId` null: the shop itself. */
export const auditProduct = (
  tx: Db,
  entry: { at: Date; actorId: string | null; action: `product.${string}`; entityId: string },
  details: Record<string, unknown>,
): Promise<void> => insertAudit(tx, { ...entry, entity: 'product', details });
