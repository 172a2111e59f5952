import { useTranslation } from 'next-i18next/pages';
import type { Address } from '@/contract/schemas/address';
import { formatCep } from '@/lib/cep';
import { addressLines } from './address-lines';
import { OTHER_ADDRESS } from './saved-choice';

interface SavedAddressesProps {
  addresses: readonly Address[];
  /** The id of one, `other`, or null while none is chosen. */
  picked: string | null;
  onPick: (address: Address) => void;
  /** Another address is typed. */
  onOther: () => void;
}

const optionStyle = (isPicked: boolean) =>
  `flex min-h-14 cursor-pointer items-center gap-3 rounded border px-4 py-3 hover:bg-primary-soft ${isPicked ? 'border-primary bg-primary-soft' : 'border-line bg-raised'}`;
const RADIO = 'size-5.5 shrink-0 accent-primary';

/** The addresses of a signed-in person, to pick one, or to type another. */
export function SavedAddresses({ addresses, picked, onPick, onOther }: SavedAddressesProps) {
  const { t } = useTranslation('checkout');
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('address.saved')}</legend>
      <div className="grid gap-2">
        {addresses.map((address) => {
          const [first, rest] = addressLines(address);
          return (
            <label key={address.id} className={optionStyle(address.id === picked)}>
              <input
                type="radio"
                name="endereco"
                aria-label={`${address.label ?? address.recipient}: ${first}, ${rest}`}
                checked={address.id === picked}
                onChange={() => onPick(address)}
                className={RADIO}
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
        <label className={optionStyle(picked === OTHER_ADDRESS)}>
          <input
            type="radio"
            name="endereco"
            checked={picked === OTHER_ADDRESS}
            onChange={onOther}
            className={RADIO}
          />
          <span>{t('delivery.other')}</span>
        </label>
      </div>
    </fieldset>
  );
}
