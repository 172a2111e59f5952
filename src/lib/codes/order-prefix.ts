/** Initials of the words of a brand id that have more than one letter: `BL`, `TS`, `LM`. Its order numbers begin with them. */
export const orderPrefix = (brandId: string) =>
  brandId
    .split('-')
    .filter((word) => word.length > 1)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** What an order number of a brand looks like, for the hint of a field. */
export const exampleOrderNumber = (brandId: string) => `${orderPrefix(brandId)}-7K2M9Q`;
