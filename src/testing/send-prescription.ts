import type { ErrorBody } from '@/contract/errors';
import type { Order } from '@/contract/schemas/orders';
import type { TestApp } from './test-app';

/** The smallest file that the shop takes for a PDF. */
export const PRESCRIPTION_PDF = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer\n%%EOF\n');

/** Sends a prescription as its raw bytes, by an account's token or by the pass of an order without an account. */
export async function sendPrescription(
  shop: TestApp,
  path: string,
  bytes: Uint8Array,
  { type = 'application/pdf', token, pass }: { type?: string; token?: string; pass?: string },
): Promise<{ status: number; body: Order & ErrorBody }> {
  const response = await shop.app.request(`/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': type,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(pass && { 'order-pass': pass }),
    },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: (await response.json()) as Order & ErrorBody };
}
