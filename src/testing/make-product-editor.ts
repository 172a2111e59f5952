import { desc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { ErrorBody } from '@/contract/errors';
import { ManagedProduct } from '@/contract/schemas/managed-products';
import { auditLog } from '@/server/db/schema/users';
import { makeProductBody } from './make-product-body';
import { makeUser } from './make-user';
import type { TestApp } from './test-app';

/** A user who edits products and has just given the password, with what they do and see. */
export async function makeProductEditor(shop: TestApp) {
  const { user, token } = await makeUser(shop.services, { permissions: ['products.write'] });
  const send = (method: string, path: string, body?: unknown) => shop.request(method, path, { body, token });
  const read = async (response: Response) => ManagedProduct.parse(await response.json());
  return {
    id: user.id,
    token,
    send,
    /** The product of an answer, held against the contract. */
    read,
    patch: (id: string, body: object) => send('PATCH', `/product/all/${id}`, body),
    /** Makes a product through the API. */
    async create(overrides: Parameters<typeof makeProductBody>[0] = {}): Promise<ManagedProduct> {
      const response = await send('POST', '/product/', makeProductBody(overrides));
      expect(response.status).toBe(201);
      return read(response);
    },
    /** The code of a refusal. */
    codeOf: async (response: Response) => ((await response.json()) as ErrorBody).errorCode,
    /** The fields of a refusal of the input. */
    async fieldsOf(response: Response) {
      expect(response.status).toBe(422);
      return ((await response.json()) as ErrorBody).fields;
    },
    /** What was noted last about a thing. */
    async lastAudit(entityId: string) {
      const [row] = await shop.services.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.entityId, entityId))
        .orderBy(desc(auditLog.id))
        .limit(1);
      return row;
    },
  };
}

/** The packs of an answer as a body sends them back. */
export const packsOf = (product: ManagedProduct) =>
  product.variations.map(({ reserved: _reserved, isSold: _isSold, stock: _stock, ...pack }) => pack);
