import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useForm, type Path } from 'react-hook-form';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import type { Order } from '@/contract/schemas/orders';
import { notify } from '@/client/toast';
import { showRefusedFields, useFieldText } from './editor/form-errors';
import { useFailureText } from './kit/failure';
import { useUpdateOrder } from './orders.mutations';
import { WhenTime } from './when-time';

type Prescription = NonNullable<Order['prescription']>;
const TONES: Record<Prescription, BadgeTone> = { pending: 'warn', approved: 'ok', refused: 'sale' };

interface OrderPrescriptionProps {
  order: Pick<
    Order,
    | 'number'
    | 'version'
    | 'prescription'
    | 'prescriptionUntil'
    | 'prescriptionReason'
    | 'acceptedPrescription'
  >;
  canWrite: boolean;
}

/** Whether the veterinary prescription that an order needs was seen, who signed it, and the verdict on it. */
export function OrderPrescription({ order, canWrite }: OrderPrescriptionProps) {
  const { t } = useTranslation('dashboard');
  const { prescription, prescriptionUntil, prescriptionReason, acceptedPrescription: accepted } = order;
  if (!prescription) return null;
  return (
    <section className="grid gap-2">
      <h3 className="flex flex-wrap items-center gap-2.5 text-lg">
        {t('prescription.title')}
        <Badge tone={TONES[prescription]}>{t(`prescription.${prescription}`)}</Badge>
      </h3>
      {prescription !== 'approved' && <p className="text-muted">{t('prescription.text')}</p>}
      {prescription !== 'approved' && prescriptionUntil && (
        <p>
          {t('prescription.until')} <WhenTime iso={prescriptionUntil} />
        </p>
      )}
      {prescription === 'refused' && prescriptionReason && (
        <p className="wrap-anywhere">
          {t('prescription.reason')}: <bdi>{prescriptionReason}</bdi>
        </p>
      )}
      {accepted && (
        <p className="wrap-anywhere">
          <bdi>{accepted.veterinarian}</bdi> · <bdi dir="ltr">{accepted.crmv}</bdi> ·{' '}
          <WhenTime iso={accepted.acceptedAt} />
        </p>
      )}
      {canWrite && <Verdict key={prescription} order={order} prescription={prescription} />}
    </section>
  );
}

interface Values {
  veterinarian: string;
  crmv: string;
  prescriptionReason: string;
}
const FIELDS: Record<'approved' | 'refused', readonly Path<Values>[]> = {
  approved: ['veterinarian', 'crmv'],
  refused: ['prescriptionReason'],
};

function Verdict({
  order: { number, version },
  prescription,
}: {
  order: OrderPrescriptionProps['order'];
  prescription: Prescription;
}) {
  const { t } = useTranslation('dashboard');
  const textOf = useFailureText();
  const fieldText = useFieldText();
  const update = useUpdateOrder(number);
  const [verdict, setVerdict] = useState<'approved' | 'refused' | null>(null);
  const form = useForm<Values>({ defaultValues: { veterinarian: '', crmv: '', prescriptionReason: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) => {
    if (!verdict || update.isPending) return;
    const written = Object.fromEntries(FIELDS[verdict].map((name) => [name, values[name]]));
    update.mutate(
      { version, prescription: verdict, ...written },
      {
        onSuccess: () => notify('success', t(`prescription.${verdict}`)),
        onError: (error) => {
          showRefusedFields(form.setError, error, FIELDS[verdict]);
          notify('error', textOf(error));
        },
      },
    );
  });
  if (!verdict) {
    return (
      <div className="flex flex-wrap gap-2.5">
        {prescription !== 'approved' && (
          <Button size="sm" tone="outline" onClick={() => setVerdict('approved')}>
            {t('prescription.approve')}
          </Button>
        )}
        <Button size="sm" tone="danger" onClick={() => setVerdict('refused')}>
          {t('prescription.refuse')}
        </Button>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-md gap-3">
      {FIELDS[verdict].map((name) => (
        <Field
          key={name}
          label={t(`prescription.field.${name}`)}
          hint={name === 'crmv' ? 'CRMV-MG 12345' : undefined}
          error={fieldText(errors[name])}
          required
        >
          <TextInput {...form.register(name)} autoComplete="off" />
        </Field>
      ))}
      <div className="flex flex-wrap gap-2.5">
        <Button
          type="submit"
          size="sm"
          tone={verdict === 'approved' ? 'primary' : 'danger'}
          pending={update.isPending}
        >
          {t(verdict === 'approved' ? 'prescription.accept' : 'prescription.refuse')}
        </Button>
        <Button size="sm" tone="quiet" onClick={() => setVerdict(null)}>
          {t('prescription.back')}
        </Button>
      </div>
    </form>
  );
}
