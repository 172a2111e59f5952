import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BRANDS, type BrandId } from '@config/brands';
import { ORDER_STATES, PAYMENT_METHODS, PRESCRIPTION_STATES } from '@/contract/constants';
import { FreightService } from '@/contract/schemas/checkout';
import { Payment } from '@/contract/schemas/orders';
import { AddressBody } from '@/contract/schemas/address';

const DemoOrder = z.object({
  number: z.string(),
  userId: z.string(),
  // Object.keys widens to string what the type of BRANDS knows.
  brandId: z.enum(Object.keys(BRANDS) as BrandId[]),
  createdAgoMinutes: z.int().min(0),
  state: z.enum(ORDER_STATES),
  payment: z.object({
    method: z.enum(PAYMENT_METHODS),
    installments: z.int().min(1),
    status: Payment.shape.status,
  }),
  items: z.array(z.object({ variationId: z.string(), quantity: z.int().min(1) })).min(1),
  couponCode: z.string().nullable(),
  representativeCode: z.string().nullable(),
  shipping: z.object({ service: FreightService, addressIndex: z.int().min(0) }),
  prescriptionStatus: z.enum(PRESCRIPTION_STATES).nullable(),
  history: z
    .array(z.object({ state: z.enum(ORDER_STATES), afterMinutes: z.int().min(0), by: z.string() }))
    .min(1),
  internalNote: z.string().nullable(),
});
export type DemoOrder = z.infer<typeof DemoOrder>;

const DemoBuyer = z.object({
  id: z.string(),
  fullName: z.string(),
  email: z.string(),
  document: z.string().nullable(),
  stateRegistration: z.string().nullable(),
  phone: z.string().nullable(),
  addresses: z.array(AddressBody),
});
export type DemoBuyer = z.infer<typeof DemoBuyer>;

async function readDemo<S extends z.ZodType>(root: string, file: string, schema: S): Promise<z.output<S>> {
  const parsed = schema.safeParse(JSON.parse(await readFile(join(root, 'demo', file), 'utf8')));
  if (!parsed.success) throw new Error(`demo/${file} is not valid: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** The demo orders and who placed them, checked. @throws Error naming the file and the fields that are wrong */
export async function readDemoOrders(
  root = process.cwd(),
): Promise<{ orders: DemoOrder[]; buyers: Map<string, DemoBuyer> }> {
  const buyers = await readDemo(root, 'users.json', z.array(DemoBuyer));
  return {
    orders: await readDemo(root, 'orders.json', z.array(DemoOrder)),
    buyers: new Map(buyers.map((buyer) => [buyer.id, buyer])),
  };
}
