import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { ROUTES } from '@config/routes';
import dynamic from 'next/dynamic';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import type { AddressInput } from '@/contract/schemas/users';
import { useSelf } from '@/features/auth/session';
import { cartActions } from '@/features/cart/cart-store';
import { unitPricesOf } from '@/features/cart/unit-prices';
import { CheckoutColumns } from '@/features/checkout/checkout-columns';
import { CheckoutSkeleton } from '@/features/checkout/checkout-skeleton';
import { EmptyCheckout } from '@/features/checkout/empty-checkout';
import { FreightSection } from '@/features/checkout/delivery/freight-section';
import { QuoteFailure } from '@/features/checkout/summary/quote-failure';
import { SavedAddresses } from '@/features/checkout/delivery/saved-addresses';
import { SummaryPanel } from '@/features/checkout/summary/summary-panel';
import { PageMeta } from '@/shell/page-meta';
import { whatsappLink } from '@/shell/contact/whatsapp-link';
import { useCheckoutCart } from './use-checkout-cart';

const ADDRESS_FORM = 'address-form';

const AddressForm = dynamic(
  () => import('@/features/checkout/delivery/address-form').then((module) => module.AddressForm),
  { ssr: false, loading: () => <Skeleton className="h-72 w-full rounded-lg" /> },
);

/** Address by CEP, freight options, pick-up; saved addresses for a signed-in person. */
export function SetDeliveryScreen() {
  const { t } = useTranslation('checkout');
  return (
    <>
      <PageMeta title={t('delivery.title')} path={ROUTES.setDelivery} noindex />
      <SetDelivery />
    </>
  );
}

function SetDelivery() {
  const { t } = useTranslation('checkout');
  const router = useRouter();
  const user = useSelf();
  const { cart, quote, snapshot, isUpdating, cep, setCep } = useCheckoutCart();
  const [picked, setPicked] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const where = useRef<HTMLDivElement>(null);
  if (!cart.ready) return <CheckoutSkeleton />;
  if (cart.isEmpty) return <EmptyCheckout />;

  const { deliveryAddress, selectedFrete } = cart;
  const freight = snapshot?.freight && snapshot.freight.cep === cep ? snapshot.freight : null;
  const isPickUp = selectedFrete?.service === 'retirada';
  const goOn = () => void router.push(ROUTES.checkout);
  const keep = (values: Partial<AddressInput>) => {
    if (cep)
      cartActions.setDeliveryAddress({
        ...values,
        postalCode: cep,
        state: (freight?.state ?? undefined) as AddressInput['state'],
      });
  };
  /** Puts the focus where the missing answer is given: the services if there are any, else the CEP. */
  const sayMissing = () => {
    setMissing(true);
    const field =
      where.current?.querySelector<HTMLInputElement>('input[type=radio]') ??
      where.current?.querySelector<HTMLInputElement>('input');
    field?.focus();
  };
  const submitsForm = !!selectedFrete && !isPickUp && !!freight?.state;

  return (
    <CheckoutColumns
      title={t('delivery.title')}
      summary={
        <SummaryPanel
          snapshot={snapshot}
          isUpdating={isUpdating}
          cep={isPickUp ? null : cep}
          unitPrices={unitPricesOf(cart.items)}
        />
      }
      action={
        <Button
          key={submitsForm ? 'submit' : 'button'}
          tone="accent"
          className="min-h-14 w-full sm:text-lg"
          type={submitsForm ? 'submit' : 'button'}
          form={submitsForm ? ADDRESS_FORM : undefined}
          onClick={submitsForm ? undefined : () => (isPickUp ? goOn() : sayMissing())}
        >
          {t('delivery.continue')}
        </Button>
      }
    >
      {quote.isError && <QuoteFailure error={quote.error} onRetry={() => void quote.refetch()} />}
      {user && (
        <SavedAddresses
          picked={picked}
          onPick={({ id, ...address }) => {
            setPicked(id);
            if (address.postalCode !== cep) cartActions.setSelectedFrete(null);
            cartActions.setDeliveryAddress(address);
          }}
        />
      )}
      <Panel>
        <h2 className="mb-3 text-xl">{t('delivery.whereTitle')}</h2>
        <div ref={where}>
          <FreightSection
            cep={cep}
            quote={freight}
            isPending={quote.isFetching}
            selected={selectedFrete?.service ?? null}
            onCep={(next) => {
              setPicked(null);
              setCep(next);
            }}
            onSelect={(option) => cartActions.setSelectedFrete(option)}
            onRetry={() => void quote.refetch()}
            whatsappHref={whatsappLink(t('noFreight.message', { cep: cep ?? '' }))}
            error={
              isMissing && !selectedFrete ? t(cep ? 'delivery.chooseService' : 'delivery.cepFirst') : null
            }
          />
        </div>
      </Panel>
      {isPickUp && <Notice tone="info">{t('delivery.pickUpNote')}</Notice>}
      {!isPickUp && cep && freight?.state && freight.reason === null && (
        <Panel>
          <h2 className="mb-4 text-xl">{t('delivery.addressTitle')}</h2>
          <AddressForm
            key={picked ?? 'typed'}
            id={ADDRESS_FORM}
            cep={cep}
            state={freight.state}
            initial={{ ...(user && { recipient: user.fullName }), ...deliveryAddress }}
            onChange={keep}
            onSubmit={(address) => {
              keep(address);
              goOn();
            }}
          />
        </Panel>
      )}
    </CheckoutColumns>
  );
}
