import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import type { Address } from '@/contract/schemas/address';
import { notify } from '@/client/toast';
import { useRemoveAddress } from '@/features/account/account.mutations';
import { AddressText } from './address-text';
import { useFormErrors } from '@/features/account/form-errors';

interface SavedAddressProps {
  address: Address;
  /** Left out while another one is edited. */
  onEdit?: () => void;
  /** It takes the place of its form, where the focus was. */
  takesFocus: boolean;
}

/** One saved address. Removing asks for confirmation, without a dialog. */
export function SavedAddress({ address, onEdit, takesFocus }: SavedAddressProps) {
  const { t } = useTranslation('account');
  const remove = useRemoveAddress();
  const { textOfFailure } = useFormErrors();
  const [isAsking, setAsking] = useState(false);
  const [hasAsked, setAsked] = useState(false);
  const keep = () => {
    setAsking(false);
    setAsked(true);
  };
  const name = address.label ?? address.propertyName ?? address.street ?? address.city;
  const confirm = () =>
    remove.mutate(address.id, {
      onSuccess: () => notify('success', t('addresses.removed')),
      onError: (error) => notify('error', textOfFailure(error)),
    });
  return (
    <Panel className="grid h-full content-between gap-4">
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-3">
          <h3 className="text-lg">{name}</h3>
          {address.rural && <Badge tone="ok">{t('addresses.ruralBadge')}</Badge>}
        </div>
        <AddressText address={address} />
      </div>
      {isAsking ? (
        <div
          key="question"
          role="group"
          aria-label={t('addresses.confirm', { name })}
          className="flex flex-wrap items-center gap-2"
        >
          <p className="w-full font-semibold">{t('addresses.confirm', { name })}</p>
          <Button tone="danger" size="sm" pending={remove.isPending} onClick={confirm}>
            {t('addresses.confirmYes')}
          </Button>
          {/* The safe answer gets the focus. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <Button tone="quiet" size="sm" autoFocus onClick={keep}>
            {t('addresses.keep')}
          </Button>
        </div>
      ) : (
        <div key="actions" className="flex flex-wrap gap-2">
          {onEdit && (
            <Button
              tone="outline"
              size="sm"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- see the property
              autoFocus={takesFocus && !hasAsked}
              aria-label={t('addresses.editLabel', { name })}
              onClick={onEdit}
            >
              {t('addresses.edit')}
            </Button>
          )}
          <Button
            tone="quiet"
            size="sm"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is back where the question was
            autoFocus={hasAsked}
            aria-label={t('addresses.removeLabel', { name })}
            onClick={() => setAsking(true)}
          >
            {t('addresses.remove')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
