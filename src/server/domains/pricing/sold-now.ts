/** A pack as it is sold at a moment: the price of a flash sale is gone at its end, before the background work takes it out. */
export const asSoldNow = <Row extends { salePriceCents: number | null }>(
  row: Row,
  flashSaleEndsAt: Date | null,
  now: Date,
): Row => (flashSaleEndsAt && flashSaleEndsAt <= now ? { ...row, salePriceCents: null } : row);
