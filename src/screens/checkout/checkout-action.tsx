import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useHasForm } from '@/features/checkout/use-has-form';
import type { Part } from '@/features/checkout/use-parts';

interface CheckoutActionProps {
  open: Part;
  /** The form that is sent; null where nothing is typed. */
  form: string | null;
  isSigningIn: boolean;
  onDelivered: () => void;
  pay: ReactNode;
}

/** The one main action: on to the next part, and in the last one the order. */
export function CheckoutAction({ open, form, isSigningIn, onDelivered, pay }: CheckoutActionProps) {
  const { t } = useTranslation('checkout');
  const hasForm = useHasForm(form);
  if (open === 'payment') return pay;
  if (open === 'contact' && isSigningIn) return <p className="text-sm text-muted">{t('account.safe')}</p>;
  return (
    <Button
      key={`${open} ${form ?? ''}`}
      tone="accent"
      className="min-h-14 w-full sm:text-lg"
      pending={!hasForm}
      type={form ? 'submit' : 'button'}
      form={form ?? undefined}
      onClick={form ? undefined : onDelivered}
    >
      {t(open === 'contact' ? 'contact.continue' : 'delivery.continue')}
    </Button>
  );
}
