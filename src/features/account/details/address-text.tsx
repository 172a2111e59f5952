import { useTranslation } from 'next-i18next/pages';
import type { AddressBody } from '@/contract/schemas/address';
import { bareKm } from '@/lib/texts/bare-km';
import { formatCep } from '@/lib/cep';

const joined = (parts: (string | null | undefined)[], separator = ', ') =>
  parts.filter(Boolean).join(separator);

/** The lines of an address as a driver reads them: property, road and landmark in the country, street and number in town. */
export function addressLines(address: Omit<AddressBody, 'label'>): string[] {
  const { rural, propertyName, road, km, landmark, street, number, complement, district, city, state } =
    address;
  const roadKm = bareKm(km);
  const place = rural
    ? [propertyName, joined([road, roadKm && `km ${roadKm}`]), landmark]
    : [joined([street, number, complement]), propertyName];
  return [...place, joined([district, `${city} – ${state}`])].filter((line): line is string => !!line);
}

/** A whole address. */
export function AddressText({ address }: { address: Omit<AddressBody, 'label'> }) {
  const { t } = useTranslation('account');
  return (
    <address className="wrap-anywhere not-italic">
      {address.recipient}
      {addressLines(address).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      <span className="block text-muted">
        {t('addresses.cep', { cep: formatCep(address.postalCode) })}
        {address.phone && (
          <>
            {' · '}
            <bdi dir="ltr">{address.phone}</bdi>
          </>
        )}
      </span>
    </address>
  );
}
