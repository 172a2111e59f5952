import { SPECIES } from '@/contract/constants';

type Species = (typeof SPECIES)[number];

const isSpecies = (name: string): name is Species => SPECIES.some((known) => known === name);

/** The species the shop knows, in the order they are named: the first leads on a card. */
export const knownSpecies = (names: readonly string[]): Species[] => names.filter(isSpecies);
