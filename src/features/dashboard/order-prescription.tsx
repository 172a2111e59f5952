import { useTranslation } from '@/lib/translation';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { Order } from '@/contract/schemas/orders';
import { notify } from '@/shell/toast';
import { useFailureText } from './kit/failure';
import { useUpdateOrder } from './orders.mutations';

type Prescription = NonNullable<Order['prescription']>;
const TONES: Record<Prescription, BadgeTone> = { pending: 'warn', approved: 'ok', refused: 'sale' };
const VERDICTS = ['approved', 'refused'] as const;

interface OrderPrescriptionProps {
  order: Pick<Order, 'number' | 'version' | 'prescription'>;
  canWrite: boolean;
}

/** Whether the veterinary prescription that an order needs was seen, and the verdict on it. */
export function OrderPrescription({ order, canWrite }: OrderPrescriptionProps) {
  const { t } = useTranslation('dashboard');
  const textOf = useFailureText();
  const { number, version, prescription } = order;
  const update = useUpdateOrder(number);
  if (!prescription) return null;
  const judge = (verdict: Prescription) =>
    update.mutate(
      { version, prescription: verdict },
      {
        onSuccess: () => notify('success', t(`prescription.${verdict}`)),
        onError: (error) => notify('error', textOf(error)),
      },
    );
  return (
    <section className="grid gap-2">
      <h3 className="flex flex-wrap items-center gap-2.5 text-lg">
        {t('prescription.title')}
        <Badge tone={TONES[prescription]}>{t(`prescription.${prescription}`)}</Badge>
      </h3>
      {prescription !== 'approved' && <p className="text-muted">{t('prescription.text')}</p>}
      {canWrite && (
        <div className="flex flex-wrap gap-2.5">
          {VERDICTS.filter((verdict) => verdict !== prescription).map((verdict) => (
            <Button
              key={verdict}
              size="sm"
              tone={verdict === 'approved' ? 'outline' : 'danger'}
              pending={update.isPending && update.variables.prescription === verdict}
              onClick={() => judge(verdict)}
            >
              {t(verdict === 'approved' ? 'prescription.approve' : 'prescription.refuse')}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
