import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';

/** A checkout without anything to buy. */
export function EmptyCheckout() {
  const { t } = useTranslation(['checkout', 'cart']);
  return (
    <div className="wrap grid justify-items-center gap-4 py-16 text-center">
      <Icon name="cart" className="size-16 text-muted" />
      <h1 className="text-[min(1.75rem,9vw)] leading-[1.15]">{t('cart:empty.title')}</h1>
      <p className="max-w-md text-muted">{t('empty.text')}</p>
      <ButtonLink href={ROUTES.shop}>{t('empty.action')}</ButtonLink>
    </div>
  );
}
