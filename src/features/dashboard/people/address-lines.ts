import type { Address } from '@/contract/schemas/users';
import { bareKm } from '@/lib/texts/bare-km';

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ');

/** The lines of an address as a driver reads them: property, road and landmark in the country, street and number in town. */
export function addressLines(address: Address): string[] {
  const km = bareKm(address.km);
  const place = address.rural
    ? [address.propertyName, joined(address.road, km && `km ${km}`), address.landmark]
    : [joined(address.street, address.number, address.complement)];
  return [...place, joined(address.district, `${address.city}/${address.state}`)].filter(
    (line): line is string => !!line,
  );
}
