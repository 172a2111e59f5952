/** Species of the catalogue, as they are stored, and as the dashboard's filters name them. */
export const SPECIES = ['bovinos', 'equinos', 'ovinos', 'caprinos', 'aves', 'peixes'] as const;
export type Species = (typeof SPECIES)[number];
