import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { ROUTES } from '@config/routes';
import type { ApiError } from '@/client/api-error';
import { useNamespace } from '@/client/use-namespace';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Money } from '@/components/ui/money';
import { Notice } from '@/components/ui/notice';
import type { CheckoutSnapshot } from '@/contract/schemas/checkout';
import { errorText } from '@/lib/error-text';
import { CartChangeList } from './cart-change-list';
import { planCartChanges, shortagesOf, snapshotOf } from './cart-changes';
import type { PlaceState } from './use-place-order';

interface PlaceOrderNoticeProps {
  state: PlaceState;
  /** The snapshot the person had seen when the order was sent. */
  shown: CheckoutSnapshot | null;
  /** What would be paid now. */
  total: number | undefined;
  onConfirm: () => void;
  onVerify: () => void;
}

function Verifying({ isWaiting, onVerify }: { isWaiting: boolean; onVerify: () => void }) {
  const { t } = useTranslation('checkout');
  return (
    <Notice tone="info" role="status" title={t('verifying.title')}>
      <p>{t(isWaiting ? 'verifying.text' : 'verifying.gaveUp')}</p>
      {!isWaiting && (
        <Button tone="outline" size="sm" className="justify-self-start" onClick={onVerify}>
          {t('verifying.again')}
        </Button>
      )}
    </Notice>
  );
}

function Changed({
  shown,
  fresh,
  total,
  onConfirm,
}: {
  shown: CheckoutSnapshot | null;
  fresh: CheckoutSnapshot;
  total: number | undefined;
  onConfirm: () => void;
}) {
  const { t } = useTranslation('checkout');
  return (
    <Notice tone="warn" role="alert" title={t('changed.title')}>
      <CartChangeList changes={shown ? planCartChanges(shown, fresh) : []} />
      <p>{t('changed.text')}</p>
      <Button
        tone="accent"
        size="sm"
        className="justify-self-start"
        onClick={onConfirm}
        pending={total === undefined}
      >
        <span>
          {t('changed.confirm')} {total !== undefined && <Money value={total} />}
        </span>
      </Button>
    </Notice>
  );
}

function OutOfStock({ error }: { error: ApiError }) {
  const { t } = useTranslation('checkout');
  return (
    <Notice tone="error" role="alert" title={t('shortage.title')}>
      <ul className="grid gap-1">
        {shortagesOf(error.details).map(({ title, available }) => (
          <li key={title}>
            <b lang="pt-BR">{title}</b>:{' '}
            {available > 0 ? t('shortage.left', { count: available }) : t('shortage.none')}
          </li>
        ))}
      </ul>
      <ButtonLink href={ROUTES.orderSummary} tone="outline" size="sm" className="justify-self-start">
        {t('shortage.action')}
      </ButtonLink>
    </Notice>
  );
}

function Refused({ error }: { error: ApiError }) {
  const { t } = useTranslation('checkout');
  const names = Object.keys(error.fields);
  const isAddress = names.some((name) => name.startsWith('address'));
  return (
    <Notice
      tone="error"
      role="alert"
      title={t(error.errorCode === 'PAYMENT_DENIED' ? 'refused.denied' : 'refused.title')}
    >
      <p>{errorText(t, error)}</p>
      {error.errorCode === 'PAYMENT_DENIED' && <p>{t('refused.deniedText')}</p>}
      {isAddress && (
        <Link href={ROUTES.setDelivery} className="min-h-6 font-semibold text-primary underline">
          {t('refused.address')}
        </Link>
      )}
      {error.errorCode === 'IDEMPOTENCY_KEY_REUSED' && (
        <Link href={ROUTES.accountOrders} className="min-h-6 font-semibold text-primary underline">
          {t('refused.seeOrders')}
        </Link>
      )}
      {error.requestId && error.status >= 500 && (
        <p className="text-sm text-muted">{t('refused.code', { code: error.requestId })}</p>
      )}
    </Notice>
  );
}

/** The form puts its focus on the field itself. */
const hasFieldFault = ({ fields }: ApiError) =>
  Object.keys(fields).some((name) => /^(payer|card)\./.test(name));

/** What became of the order, said where the person looks: checking, changed, sold out, denied or refused. */
export function PlaceOrderNotice({ state, shown, total, onConfirm, onVerify }: PlaceOrderNoticeProps) {
  useNamespace('errors');
  const box = useRef<HTMLDivElement>(null);
  const takesFocus = state.step === 'verifying' || (state.step === 'refused' && !hasFieldFault(state.error));
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  if (state.step === 'verifying') {
    return (
      <div ref={box} tabIndex={-1} className="outline-none">
        <Verifying isWaiting={state.isWaiting} onVerify={onVerify} />
      </div>
    );
  }
  if (state.step !== 'refused') return null;
  const { error } = state;
  const fresh = error.errorCode === 'CART_CHANGED' ? snapshotOf(error.details) : null;
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {fresh && <Changed shown={shown} fresh={fresh} total={total} onConfirm={onConfirm} />}
      {error.errorCode === 'OUT_OF_STOCK' && <OutOfStock error={error} />}
      {!fresh && error.errorCode !== 'OUT_OF_STOCK' && <Refused error={error} />}
    </div>
  );
}
