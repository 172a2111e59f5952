import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { lazyPlace } from '@/components/ui/lazy/lazy-place';
import type { FreightOption, FreightQuote } from '@/contract/schemas/checkout';
import type { Address, AddressInput } from '@/contract/schemas/address';
import type { DraftAddress } from './delivery-draft';
import { inNextTask } from '@/lib/browser/in-next-task';
import { FreightSection } from './freight-section';
import { SavedAddresses } from './saved-addresses';
import { isAddressTyped, OTHER_ADDRESS, savedIdOf } from './saved-choice';

const AddressForm = dynamic(
  () =>
    Promise.all([import('./address-form'), import('./address.schema')]).then(([module]) =>
      inNextTask(module.AddressForm),
    ),
  {
    ssr: false,
    loading: lazyPlace(() => <Skeleton className="h-72 w-full rounded-lg" />),
  },
);

interface DeliveryPartProps {
  formId: string;
  saved: readonly Address[];
  /** What is known of the place so far. */
  address: DraftAddress | null;
  cep: string | null;
  /** What the shop answered for this CEP; null while it is unknown. */
  quote: FreightQuote | null;
  isPending: boolean;
  /** Null until the shop has answered. */
  pickUp: FreightOption | null;
  selected: FreightOption['service'] | null;
  /** The name that was given already. */
  recipient: string;
  /** A chat with the shop about a place it does not deliver to. */
  whatsappHref: string;
  error: string | null;
  /** Faults that the shop found in the address, by field. */
  faults: Record<string, string>;
  onCep: (cep: string) => void;
  onSelect: (option: FreightOption) => void;
  onRetry: () => void;
  onPick: (address: Address) => void;
  onChange: (values: Partial<AddressInput>) => void;
  onDone: (address: AddressInput) => void;
}

/** Where to and how: a saved address or CEP and address, then the ways to get there. */
export function DeliveryPart(props: DeliveryPartProps & { isOther: boolean; onOther: () => void }) {
  const { t } = useTranslation('checkout');
  const { saved, address, cep, quote, selected, recipient, isOther } = props;
  const picked = isOther ? OTHER_ADDRESS : (savedIdOf(saved, address) ?? (cep ? OTHER_ADDRESS : null));
  const isTyped = isAddressTyped(props, isOther);
  return (
    <div className="grid gap-4">
      {saved.length > 0 && (
        <SavedAddresses addresses={saved} picked={picked} onPick={props.onPick} onOther={props.onOther} />
      )}
      <FreightSection
        cep={cep}
        quote={quote}
        isPending={props.isPending}
        pickUp={props.pickUp}
        selected={selected}
        onCep={props.onCep}
        onSelect={props.onSelect}
        onRetry={props.onRetry}
        whatsappHref={props.whatsappHref}
        error={props.error}
        withCep={saved.length === 0 || picked === OTHER_ADDRESS}
      >
        {isTyped && cep && quote?.state && (
          <AddressForm
            // The number and the farm of another place say nothing about this one.
            key={cep}
            id={props.formId}
            cep={cep}
            state={quote.state}
            initial={{ ...(recipient && { recipient }), ...address }}
            faults={props.faults}
            onChange={props.onChange}
            onSubmit={props.onDone}
          />
        )}
      </FreightSection>
      {selected === 'retirada' && <Notice tone="info">{t('delivery.pickUpNote')}</Notice>}
    </div>
  );
}
