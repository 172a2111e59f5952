import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type {
  CreateProductBody,
  ManagedProduct,
  UpdateProductBody,
} from '@/contract/schemas/managed-products';
import { products } from '@/server/db/schema/catalog';
import { mediaDirectory } from '@/server/db/seed/media';
import { requireRecentPassword } from '@/server/domains/users/password/recent-password';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { Fault } from '@/server/kernel/fault';
import { changeCatalogue } from './change-catalogue';
import { getProductParts, listGallery, lockProductParts } from './managed-product.repo';
import { toContent, toManagedProduct } from './managed-product-view';
import { listPlaces, planProductEvent, renameReferences } from './places.repo';
import { auditProduct, planChange } from './product-audit';
import { changedFields, isPriceChange, normaliseContent } from './product-content';
import type { ProductContext } from './product-context';
import { requireReferences } from './require-references';
import { requireStorable } from './require-storable';
import { requireStoredPictures } from './gallery-pictures';
import { insertPacks, writePacks } from './write-packs.repo';
import { insertProduct, moveCollection, replaceCategories, updateProductRow } from './write-product.repo';

/** Creates, changes and takes away products. Each writes its audit row and asks for its pages in its transaction. */
export function createProductEditing(context: ProductContext) {
  const { db, env, clock, revalidation } = context;
  const mediaDir = mediaDirectory(env);

  return {
    /** @throws Fault PASSWORD_REQUIRED, VALIDATION */
    async createProduct(actor: SessionUser, body: CreateProductBody): Promise<ManagedProduct> {
      const now = clock.now();
      requireRecentPassword(actor, now);
      requireStorable(body);
      const gallery = await requireStoredPictures(mediaDir, body.gallery, []);
      const content = normaliseContent({ ...body, gallery });
      const id = randomUUID();
      return changeCatalogue(context, async (tx) => {
        await requireReferences(tx, { before: null, next: content, now });
        await insertProduct(tx, id, content, now);
        await replaceCategories(tx, id, content.categoryIds);
        await moveCollection(tx, id, null, content.collectionId);
        const packs = content.variations.map((pack, position) => ({ pack, position }));
        await insertPacks(tx, id, packs, { by: actor.id, at: now });
        const parts = await getProductParts(tx, id);
        const entry = { at: now, actorId: actor.id, action: 'product.create', entityId: id } as const;
        await auditProduct(tx, entry, { after: toContent(parts) });
        const event = planProductEvent(id, undefined, (await listPlaces(tx, [id])).get(id));
        if (event) await revalidation.request(tx, event);
        return toManagedProduct(parts);
      });
    },

    /**
     * Changes what the body names. Packs that are not in its list are taken away. A body that changes nothing leaves
     * the version as it is.
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
        patch.gallery && (await requireStoredPictures(mediaDir, patch.gallery, await listGallery(db, id)));
      return changeCatalogue(context, async (tx) => {
        const parts = await lockProductParts(tx, id);
        if (parts.product.version !== version)
          throw new Fault('STALE', 'Somebody changed it meanwhile', { details: toManagedProduct(parts) });
        const before = toContent(parts);
        const next = normaliseContent({ ...before, ...patch, ...(gallery && { gallery }) });
        const changed = changedFields(before, next);
        if (changed.length === 0) return toManagedProduct(parts);
        if (isPriceChange(before, next)) requireRecentPassword(actor, now);
        await requireReferences(tx, { id, before, next, now });

        const placesBefore = (await listPlaces(tx, [id])).get(id);
        await updateProductRow(tx, id, next, now);
        if (changed.includes('categoryIds')) await replaceCategories(tx, id, next.categoryIds);
        if (changed.includes('collectionId'))
          await moveCollection(tx, id, before.collectionId, next.collectionId);
        if (changed.includes('variations'))
          await writePacks(tx, parts, next.variations, { by: actor.id, at: now });
        if (changed.includes('slug')) await renameReferences(tx, before.slug, next.slug);

        const after = await getProductParts(tx, id);
        const entry = { at: now, actorId: actor.id, action: 'product.update', entityId: id } as const;
        await auditProduct(tx, entry, planChange(before, toContent(after)));
        const event = planProductEvent(id, placesBefore, (await listPlaces(tx, [id])).get(id));
        if (event) await revalidation.request(tx, event);
        return toManagedProduct(after);
      });
    },

    /** @throws Fault NOT_FOUND, IN_USE when an order names one of its packs */
    async deleteProduct(actor: SessionUser, id: string): Promise<void> {
      const now = clock.now();
      await changeCatalogue(context, async (tx) => {
        const parts = await lockProductParts(tx, id);
        if (parts.reserved.size > 0) throw new Fault('IN_USE', 'An order names the product');
        const places = (await listPlaces(tx, [id])).get(id);
        await tx.delete(products).where(eq(products.id, id));
        const entry = { at: now, actorId: actor.id, action: 'product.delete', entityId: id } as const;
        await auditProduct(tx, entry, { before: toContent(parts) });
        const event = planProductEvent(id, places, undefined);
        if (event) await revalidation.request(tx, event);
      });
    },
  };
}
