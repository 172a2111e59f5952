import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { ROUTES } from '@config/routes';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { useUnpaidOrder } from './order/unpaid-order';
import { WaitingText } from './order/waiting-notice';

interface EmptyCheckoutProps {
  /** The pressed button is gone with the last line. */
  takesFocus?: boolean;
}

/** A checkout without anything to buy. Who comes back from an order that is not paid yet finds the way to it. */
export function EmptyCheckout({ takesFocus = false }: EmptyCheckoutProps) {
  const { t } = useTranslation(['checkout', 'cart']);
  const unpaid = useUnpaidOrder();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="wrap grid justify-items-center gap-4 py-16 text-center">
      <Icon name="cart" className="size-16 text-muted" />
      <h1 ref={heading} tabIndex={-1} className="text-[min(1.75rem,9vw)] leading-[1.15] outline-none">
        {t('cart:empty.title')}
      </h1>
      {unpaid && (
        <Notice tone="info" role="status" className="text-start">
          <WaitingText number={unpaid} />
        </Notice>
      )}
      <p className="max-w-md text-muted">{t('empty.text')}</p>
      <ButtonLink href={ROUTES.shop}>{t('empty.action')}</ButtonLink>
    </div>
  );
}
