import { SPECIES, type Species } from '@config/species';

const isSpecies = (name: string): name is Species => SPECIES.some((known) => known === name);

/** The species of the shop, in the order of display. */
export const knownSpecies = (names: readonly string[]): Species[] => names.filter(isSpecies);
