import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { lazyPlace } from '@/components/ui/lazy/lazy-place';
import { AccountProblem } from '@/features/account/account-problem';
import { AccountSkeleton } from '@/features/account/account-skeleton';
import { ownAddressesQuery } from '@/features/account/account.mutations';
import { useFocusAfterRemoval } from '@/lib/browser/use-focus-after-removal';
import { SavedAddress } from './saved-address';

/** The same limit as on the server. */
const MAX_ADDRESSES = 20;
const NEW = 'new';

const SavedAddressForm = dynamic(
  () => import('./saved-address-form').then((module) => module.SavedAddressForm),
  {
    loading: lazyPlace(() => <AccountSkeleton cards={1} />),
  },
);

/** The saved addresses: list, add, change, remove. One form at a time. */
export function AddressBook() {
  const { t } = useTranslation('account');
  const { data, error, refetch } = useQuery(ownAddressesQuery);
  const [open, setOpen] = useState<string | null>(null);
  /** The form that was closed last: its button gets the focus. */
  const [closed, setClosed] = useState<string | null>(null);
  const close = () => {
    setOpen(null);
    setClosed(open);
  };
  const rest = useRef<HTMLDivElement>(null);
  const box = useFocusAfterRemoval<HTMLUListElement>({ count: data?.length ?? 0, control: 'button', rest });
  if (!data)
    return error ? (
      <AccountProblem error={error} retry={() => void refetch()} />
    ) : (
      <AccountSkeleton cards={2} />
    );
  // Another form would take the place of this one, with what was typed into it.
  const isEditing = open === NEW || data.some(({ id }) => id === open);
  return (
    <div ref={rest} tabIndex={-1} className="grid gap-4 outline-none">
      {data.length === 0 && open !== NEW && <p className="text-muted">{t('addresses.empty')}</p>}
      <ul {...box} className="grid gap-4 md:grid-cols-2">
        {data.map((address) => (
          <li key={address.id} className={open === address.id ? 'md:col-span-2' : ''}>
            {open === address.id ? (
              <Panel>
                <SavedAddressForm address={address} onDone={close} />
              </Panel>
            ) : (
              <SavedAddress
                address={address}
                onEdit={isEditing ? undefined : () => setOpen(address.id)}
                takesFocus={closed === address.id}
              />
            )}
          </li>
        ))}
      </ul>
      {open === NEW ? (
        <Panel>
          <SavedAddressForm onDone={close} />
        </Panel>
      ) : data.length >= MAX_ADDRESSES ? (
        <p className="text-muted">{t('addresses.full', { count: MAX_ADDRESSES })}</p>
      ) : isEditing ? null : (
        <Button
          tone="outline"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is back where the form was
          autoFocus={closed === NEW}
          onClick={() => setOpen(NEW)}
          className="justify-self-start"
        >
          <Icon name="plus" />
          {t('addresses.add')}
        </Button>
      )}
    </div>
  );
}
