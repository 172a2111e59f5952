import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type {
  CreateProductBody,
  ManagedProduct,
  UpdateProductBody,
} from '@/contract/schemas/managed-products';
import { products } from '@/server/db/schema/catalog';
import { requireRecentPassword } from '@/server/domains/users/password/recent-password';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { Fault } from '@/server/kernel/fault';
import { createCatalogueWrites } from './change-catalogue';
import { requireStoredPictures } from './gallery-pictures';
import { getProductParts, listGallery, lockProductParts, type ProductParts } from './managed-product.repo';
import { toContent, toManagedProduct } from './managed-product-view';
import { listPlaces, planProductEvents, moveProductAddress } from './places.repo';
import { changedFields, isPriceChange, normaliseContent, planChange, withoutStale } from './product-content';
import type { ProductContext } from './product-context';
import { requireReferences } from './require-references';
import { insertPacks, writePacks } from './write-packs.repo';
import { insertProduct, moveCollection, replaceCategories, updateProductRow } from './write-product.repo';

/** Postgres cannot store NUL, and a lone surrogate is no valid text. */
const isStorable = (text: string) => !/[\0\p{Surrogate}]/u.test(text);

function findUnstorable(value: unknown, path: string): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const found = findUnstorable(part, path ? `${path}.${key}` : key);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Refuses texts deep inside an input that the database cannot store. Most schemas do so; those of shared answers do
 * not.
 * @throws Fault VALIDATION naming the field
 */
function requireStorable(input: object): void {
  const path = findUnstorable(input, '');
  if (path !== null) throw new Fault('VALIDATION', 'Not a text', { fields: { [path]: 'invalid' } });
}

/** Creates, changes and deletes products. */
export function createProductEditing(context: ProductContext) {
  const { db, clock, pictures } = context;
  const { audited, versioned } = createCatalogueWrites(context);

  return {
    /** @throws Fault PASSWORD_REQUIRED, VALIDATION */
    async createProduct(actor: SessionUser, body: CreateProductBody): Promise<ManagedProduct> {
      const now = clock.now();
      requireRecentPassword(actor, now);
      requireStorable(body);
      const gallery = await requireStoredPictures(pictures, body.gallery, []);
      const content = normaliseContent({ ...body, gallery });
      const id = randomUUID();
      return audited(actor, async (tx) => {
        await requireReferences(tx, { before: null, next: content, now });
        await insertProduct(tx, id, content, now);
        await replaceCategories(tx, id, content.categoryIds);
        await moveCollection(tx, id, null, content.collectionId);
        const packs = content.variations.map((pack, position) => ({ pack, position }));
        await insertPacks(tx, id, packs, { by: actor.id, at: now });
        const parts = await getProductParts(tx, id);
        return {
          result: toManagedProduct(parts),
          audit: [{ action: 'product.create', entityId: id, details: { after: toContent(parts) } }],
          events: planProductEvents(id, undefined, (await listPlaces(tx, [id])).get(id)),
        };
      });
    },

    /**
     * Changes what the body names. Packs that are not in its list are taken away, and so are translations of a text
     * that changes in Portuguese alone. A body that changes nothing leaves the version as it is.
     * @throws Fault NOT_FOUND, STALE with the product as it stands, PASSWORD_REQUIRED for a price, VALIDATION, IN_USE
     */
    async updateProduct(
      actor: SessionUser,
      id: string,
      { version, ...patch }: UpdateProductBody,
    ): Promise<ManagedProduct> {
      const now = clock.now();
      requireStorable(patch);
      const gallery =
        patch.gallery && (await requireStoredPictures(pictures, patch.gallery, await listGallery(db, id)));
      return versioned<ProductParts, ManagedProduct>(actor, {
        lock: (tx) => lockProductParts(tx, id),
        version: { edited: version, of: ({ product }) => product.version, view: toManagedProduct },
        write: async (tx, parts) => {
          const before = toContent(parts);
          const given = normaliseContent({ ...before, ...patch, ...(gallery && { gallery }) });
          const next = withoutStale(before, given);
          const changed = changedFields(before, next);
          if (changed.length === 0) return { result: toManagedProduct(parts), audit: [] };
          if (isPriceChange(before, next)) requireRecentPassword(actor, now);
          await requireReferences(tx, { id, before, next, now });

          const placesBefore = (await listPlaces(tx, [id])).get(id);
          await updateProductRow(tx, id, next, now);
          if (changed.includes('categoryIds')) await replaceCategories(tx, id, next.categoryIds);
          if (changed.includes('collectionId'))
            await moveCollection(tx, id, before.collectionId, next.collectionId);
          if (changed.includes('variations'))
            await writePacks(tx, parts, next.variations, { by: actor.id, at: now });
          const renamed = changed.includes('slug')
            ? await moveProductAddress(tx, id, before.slug, next.slug)
            : [];

          const after = await getProductParts(tx, id);
          const details = planChange(before, toContent(after));
          return {
            result: toManagedProduct(after),
            audit: [{ action: 'product.update', entityId: id, details: { ...details } }],
            events: [
              ...planProductEvents(id, placesBefore, (await listPlaces(tx, [id])).get(id)),
              ...renamed,
            ],
          };
        },
      });
    },

    /** @throws Fault NOT_FOUND, IN_USE when an order names one of its packs */
    deleteProduct: (actor: SessionUser, id: string): Promise<void> =>
      versioned(actor, {
        lock: (tx) => lockProductParts(tx, id),
        write: async (tx, parts) => {
          if (parts.reserved.size > 0) throw new Fault('IN_USE', 'An order names the product');
          const places = (await listPlaces(tx, [id])).get(id);
          await tx.delete(products).where(eq(products.id, id));
          return {
            result: undefined,
            audit: [{ action: 'product.delete', entityId: id, details: { before: toContent(parts) } }],
            events: planProductEvents(id, places, undefined),
          };
        },
      }),
  };
}
