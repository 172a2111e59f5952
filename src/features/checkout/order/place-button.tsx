import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import type { IconName } from '@config/icons';
import { ROUTES } from '@config/routes';
import { Button } from '@/components/ui/button';
import { FilledText } from '@/components/ui/text/filled-text';
import { Icon } from '@/components/ui/icon';
import type { PaymentMethod } from '@/contract/schemas/checkout';
import { useHasForm } from '@/features/checkout/use-has-form';
import { formatBRL } from '@/lib/money';

interface PlaceButtonProps {
  /** The form it sends. */
  form: string;
  method: PaymentMethod;
  /** What will be paid, in reais; undefined until the shop has said. */
  total: number | undefined;
  isPending: boolean;
  /** No answer came: it fetches the state of the payment that was sent, not of what is selected now. */
  isUnanswered: boolean;
  isBlocked: boolean;
}

const ICONS: Record<PaymentMethod, IconName> = { pix: 'pix', credit_card: 'credit-card', boleto: 'barcode' };

/** Places the order, and says how much is paid and how. */
export function PlaceButton({ form, method, total, isPending, isUnanswered, isBlocked }: PlaceButtonProps) {
  const { t } = useTranslation('checkout');
  const hasForm = useHasForm(form);
  return (
    <div className="grid gap-3">
      <Button
        type="submit"
        form={form}
        tone="accent"
        pending={isPending || total === undefined || !hasForm}
        disabled={isBlocked}
        className="min-h-14 w-full sm:text-lg"
      >
        {!isPending && !isUnanswered && <Icon name={ICONS[method]} />}
        <span>
          {isPending
            ? t('place.pending')
            : isUnanswered
              ? t('verifying.again')
              : t(`place.pay.${method}`, { total: total === undefined ? '' : formatBRL(total) })}
        </span>
      </Button>
      <p className="text-sm text-muted">
        <FilledText
          text={(marks) => t('place.terms', marks)}
          parts={{
            terms: (
              <Link href={ROUTES.terms} prefetch={false} className="underline">
                {t('links.terms')}
              </Link>
            ),
          }}
        />
      </p>
    </div>
  );
}
