import type { Address } from '@/contract/schemas/address';
import { bareKm } from '@/lib/texts/bare-km';

/** Texts that there are, one after the other. */
export const joined = (...texts: (string | null | undefined)[]) => texts.filter(Boolean).join(', ');

/** The lines of an address as a driver reads them: property, road and landmark in the country, street and number in town. */
export function addressLines(
  address: Omit<Address, 'id' | 'label' | 'isDefault'>,
  kmLabel = (km: string) => `km ${km}`,
): string[] {
  const km = bareKm(address.km);
  const place = address.rural
    ? [joined(address.propertyName), joined(address.road, km && kmLabel(km)), joined(address.landmark)]
    : [joined(address.street, address.number, address.complement)];
  return [...place, joined(address.district), `${address.city}/${address.state}`].filter(Boolean);
}
