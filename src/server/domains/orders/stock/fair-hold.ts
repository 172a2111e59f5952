import type { PaymentMethod } from '@/contract/schemas/checkout';

/** So few units of a pack may always be held until the payment is over, even of a scarce one. */
const UNPAID_UNITS_MIN = 10;
const BOLETO_UNITS_MIN = 3;
/** The most packs of which one unpaid account may hold more than half. */
const MOSTLY_HELD_MAX = 5;

/** What unpaid orders hold of a pack. Card payments are settled at once and do not count as `own`. */
export interface PackHold {
  variationId: string;
  title: string;
  /** In stock, or held by any unpaid order. */
  total: number;
  /** Held by all boletos. */
  boleto: number;
  own: number;
  ownBoleto: number;
  /** In the order that is checked; 0 when it has none of this pack. */
  ordered: number;
}

/**
 * How many units of a pack the order has too many. By PIX an account may hold half of them for half an hour; by boleto,
 * which waits for days, a quarter, and all boletos together three quarters.
 */
export function countExcess({ total, boleto, own, ownBoleto }: PackHold, method: PaymentMethod): number {
  const unpaid = own - Math.max(UNPAID_UNITS_MIN, Math.floor(total / 2));
  const byBoleto = [
    ownBoleto - Math.max(BOLETO_UNITS_MIN, Math.floor(total / 4)),
    boleto - Math.floor((total * 3) / 4),
  ];
  return Math.max(0, unpaid, ...(method === 'boleto' ? byBoleto : []));
}

export interface Excess {
  errorCode: 'UNPAID_UNITS_LIMIT' | 'BOLETO_UNITS_LIMIT';
  packs: { hold: PackHold; available: number }[];
}

/** What of an order would leave too little for others; null when nothing does. `holds` include the order. */
export function findExcess(holds: readonly PackHold[], method: PaymentMethod): Excess | null {
  if (method === 'credit_card') return null;
  const packs = holds
    .filter(({ ordered }) => ordered > 0)
    .map((hold) => ({ hold, available: Math.max(0, hold.ordered - countExcess(hold, method)) }))
    .filter(({ hold, available }) => available < hold.ordered);
  if (packs.length > 0)
    return { errorCode: method === 'boleto' ? 'BOLETO_UNITS_LIMIT' : 'UNPAID_UNITS_LIMIT', packs };
  const mostly = holds.filter(({ own, total }) => own * 2 > total);
  if (mostly.length <= MOSTLY_HELD_MAX) return null;
  const ordered = mostly.filter((hold) => hold.ordered > 0);
  return ordered.length === 0
    ? null
    : {
        errorCode: 'UNPAID_UNITS_LIMIT',
        packs: ordered.map((hold) => ({
          hold,
          available: Math.max(0, hold.ordered - (hold.own - Math.floor(hold.total / 2))),
        })),
      };
}
