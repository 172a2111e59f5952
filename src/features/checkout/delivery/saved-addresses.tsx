import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { endpointQuery } from '@/client/query';
import type { Address } from '@/contract/schemas/users';
import { formatCep } from '@/lib/cep';
import { addressLines } from './address-lines';

interface SavedAddressesProps {
  picked: string | null;
  onPick: (address: Address) => void;
}

/** The addresses of a signed-in person, to pick one. Nothing while there are none. */
export function SavedAddresses({ picked, onPick }: SavedAddressesProps) {
  const { t } = useTranslation('checkout');
  const { data = [] } = useQuery(endpointQuery('listOwnAddresses', {}));
  if (data.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('address.saved')}</legend>
      <div className="grid gap-2">
        {data.map((address) => {
          const [first, rest] = addressLines(address);
          return (
            <label
              key={address.id}
              className="flex min-h-14 cursor-pointer items-center gap-3 rounded border border-line bg-raised px-4 py-3 hover:bg-primary-soft has-checked:border-primary has-checked:bg-primary-soft"
            >
              <input
                type="radio"
                name="endereco"
                aria-label={`${address.label ?? address.recipient}: ${first}, ${rest}`}
                checked={address.id === picked}
                onChange={() => onPick(address)}
                className="size-5.5 shrink-0 accent-primary"
              />
              <span className="grid min-w-0">
                <b>{address.label ?? address.recipient}</b>
                <span className="text-sm text-muted">
                  {first}, {rest} · <bdi dir="ltr">{formatCep(address.postalCode)}</bdi>
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
