import type { ImportProductsBody, ImportReport } from '@/contract/schemas/managed-products';
import type { Db } from '@/server/db/client';
import type { Written } from '@/server/domains/editing/versioned';
import { requireRecentPassword } from '@/server/domains/users/password/recent-password';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { createCatalogueWrites } from './change-catalogue';
import type { ImportState, PackState } from './import-state';
import { loadImportState } from './import-state.repo';
import { listPlaces, planProductEvents } from './places.repo';
import { planImportLine } from './plan-import-line';
import type { ProductContext } from './product-context';
import { readImportLine } from './read-import-line';
import { planImportChanges, writeImport, type ImportChanges } from './write-import.repo';

/** Ends a dry run: the transaction is rolled back and its report returned. */
class RolledBack extends Error {
  constructor(readonly report: ImportReport) {
    super('A dry run writes nothing');
  }
}

const skuOf = (line: Readonly<Record<string, string>>) =>
  Object.entries(line).find(([name]) => name.trim().toLowerCase() === 'sku')?.[1] ?? '';

type ReadLine = ReturnType<typeof readImportLine> & { sku: string };

/** Line by line: a later one may add a pack to the product of an earlier one. */
function planLines(
  state: ImportState,
  lines: readonly ReadLine[],
  { firstLine, ...options }: { firstLine: number; brandId: string; setsStock: boolean },
) {
  const seen = new Set<string>();
  return lines.map(({ content, fields, sku }, index): ImportReport['lines'][number] => {
    if (content.sku !== '' && seen.has(content.sku)) fields.set('sku', 'taken');
    seen.add(content.sku);
    const outcome = planImportLine(state, content, { fields, ...options });
    return { line: firstLine + index, sku, outcome, fields: Object.fromEntries(fields) };
  });
}

const hasNewPrice = ({ before, now }: PackState) =>
  before?.content.price !== now.content.price || before.content.salePrice !== now.content.salePrice;

const onOneSide = ({ products, packs }: ImportChanges, id: string, side: 'before' | 'now') => ({
  product: products.find((product) => product.id === id)?.[side] ?? undefined,
  packs: packs.flatMap((pack) => (pack.productId === id && pack[side] ? [pack[side]] : [])),
});

/** Writes the batch, with an audit line and an event for every product of it. */
async function writeChanges(
  tx: Db,
  changes: ImportChanges,
  by: { by: string; at: Date },
): Promise<Omit<Written<never>, 'result'>> {
  const ids = [
    ...new Set([...changes.touched.map(({ id }) => id), ...changes.packs.map(({ productId }) => productId)]),
  ];
  const before = await listPlaces(tx, ids);
  await writeImport(tx, changes, by);
  const after = await listPlaces(tx, ids);
  return {
    audit: ids.map((id) => ({
      action: 'product.import',
      entityId: id,
      details: { before: onOneSide(changes, id, 'before'), after: onOneSide(changes, id, 'now') },
    })),
    events: ids.flatMap((id) => planProductEvents(id, before.get(id), after.get(id))),
  };
}

/**
 * Creates and updates packs by SKU, line by line (docs/import.md): a line with something wrong is refused and named,
 * the others are written together. A dry run does all of it and is rolled back.
 * @throws Fault PASSWORD_REQUIRED when a price would change; nothing is written then
 */
export async function importProducts(
  context: ProductContext,
  actor: SessionUser,
  { firstLine, lines, dryRun, setsStock }: ImportProductsBody,
): Promise<ImportReport> {
  const at = context.clock.now();
  try {
    return await createCatalogueWrites(context).audited(actor, async (tx) => {
      // Read again in every attempt, because planning writes faults into the fields.
      const read = lines.map((line) => ({ ...readImportLine(line), sku: skuOf(line) }));
      const state = await loadImportState(
        tx,
        read.map(({ content }) => content),
      );
      const report = { lines: planLines(state, read, { firstLine, brandId: context.brand.id, setsStock }) };
      const changes = planImportChanges(state);
      if (!dryRun && changes.packs.some(hasNewPrice)) requireRecentPassword(actor, at);
      const written = await writeChanges(tx, changes, { by: actor.id, at });
      if (dryRun) throw new RolledBack(report);
      return { result: report, ...written };
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.report;
    throw error;
  }
}
