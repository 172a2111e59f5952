import type { PaymentMethod } from '@/contract/schemas/checkout';

/** So few units anybody may hold of a pack until the payment is over, however few there are: a cart, no shelf. */
const UNPAID_UNITS_MIN = 10;
const BOLETO_UNITS_MIN = 3;
/** Packs of which one account may hold more than half without having paid. */
const MOSTLY_HELD_MAX = 5;

/** What is held of a pack by orders that are not paid. Those by card are settled at once and do not count as `own`. */
export interface PackHold {
  variationId: string;
  title: string;
  /** On the shelf, and held by anybody's unpaid orders. */
  total: number;
  /** By anybody's boletos. */
  boleto: number;
  own: number;
  ownBoleto: number;
  /** In the order that is judged; 0 where it is of other packs. */
  ordered: number;
}

/**
 * How many units of a pack the order has too many. By PIX an account may hold half of them for half an hour; by boleto,
 * which waits for days, a quarter, and all boletos together three quarters: the last unit is never among them.
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

/** What of an order would leave too little for others; null when nothing does. Holds are those with the order in them. */
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
