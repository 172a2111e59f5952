import type { AddressInput } from '@/contract/schemas/address';
import { bareKm } from '@/lib/texts/bare-km';

const join = (parts: readonly (string | null | undefined)[], separator: string) =>
  parts.filter(Boolean).join(separator);

/** An address as two lines a driver reads: the door or the farm, then the place. */
export function addressLines(address: Partial<AddressInput>): [string, string] {
  const { rural, propertyName, road, km, landmark, street, number, complement, district, city, state } =
    address;
  const place = bareKm(km);
  const first = rural
    ? join([propertyName, road, place && `km ${place}`, landmark], ', ')
    : join([join([street, number], ', '), complement], ', ');
  return [first, join([rural ? null : district, join([city, state], '/')], ', ')];
}
