import type { Order } from '@/contract/schemas/orders';

/** Who ended an order that was not paid, and why; null where its time ran out, and where money was paid. */
export function calledOffBy({
  state,
  history,
  payment,
}: Order): { by: 'You' | 'Shop'; note: string | null } | null {
  const end = history.find((entry) => entry.state === 'cancelled');
  if (state !== 'cancelled' || !end || end.by === 'sistema') return null;
  if (payment?.status !== 'denied' && payment?.status !== 'expired') return null;
  return end.by === 'cliente' ? { by: 'You', note: null } : { by: 'Shop', note: end.note };
}
