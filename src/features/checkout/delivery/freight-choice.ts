import type { FreightOption } from '@/contract/schemas/checkout';

type Service = FreightOption['service'];

/** What a person fetches themselves: never chosen for them. */
const FETCHED: readonly Service[] = ['retirada', 'agencia'];

const sameOffer = (one: FreightOption, other: FreightOption) =>
  one.price === other.price &&
  one.estimate.from === other.estimate.from &&
  one.estimate.to === other.estimate.to &&
  !FETCHED.includes(one.service) &&
  !FETCHED.includes(other.service);

/**
 * The options that differ for a buyer: of those that come to the door at the same price on the same dates one is shown,
 * the chosen one if it is among them.
 */
export function mergeOptions(options: readonly FreightOption[], selected: Service | null): FreightOption[] {
  const shown: FreightOption[] = [];
  for (const option of options) {
    const at = shown.findIndex((one) => sameOffer(one, option));
    if (at < 0) shown.push(option);
    else if (option.service === selected) shown[at] = option;
  }
  return shown;
}

/** The cheapest way to the door, the faster one of two; null where there is none. */
export function cheapestToDoor(options: readonly FreightOption[]): FreightOption | null {
  const [first = null] = options
    .filter(({ service }) => !FETCHED.includes(service))
    .sort((one, other) => one.price - other.price || one.businessDays.max - other.businessDays.max);
  return first;
}
