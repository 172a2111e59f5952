/** What the shop tells with a denial: the acquirer's words, and the order that still waits to be paid. */
export interface Denial {
  reason: string | null;
  orderNumber: string | null;
  /** Opens that order to a guest. */
  pass: string | null;
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null);

/** Reads the details of a PAYMENT_DENIED, trusting nothing. */
export function denialOf(details: unknown): Denial {
  const fields = (typeof details === 'object' && details !== null ? details : {}) as Record<string, unknown>;
  return {
    reason: textOf(fields.reason),
    orderNumber: textOf(fields.orderNumber),
    pass: textOf(fields.pass),
  };
}
