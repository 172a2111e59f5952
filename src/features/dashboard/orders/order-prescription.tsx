import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useForm, type Path } from 'react-hook-form';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import type { Order } from '@/contract/schemas/orders';
import { showRefusedFields } from '../resource/form-errors';
import { text } from '../resource/form-field';
import { InlineForm } from '../resource/inline-form';
import { useUpdateOrder } from './orders.mutations';
import { WhenTime } from '../when-time';

type Prescription = NonNullable<Order['prescription']>;
const TONES: Record<Prescription, BadgeTone> = { pending: 'warn', approved: 'ok', refused: 'sale' };

interface OrderPrescriptionProps {
  order: Pick<
    Order,
    | 'number'
    | 'version'
    | 'state'
    | 'prescription'
    | 'prescriptionUntil'
    | 'prescriptionReason'
    | 'prescriptionFiles'
    | 'acceptedPrescription'
  >;
  canWrite: boolean;
  /** A verdict was saved. */
  onJudged?: () => void;
  /** Tells whether a verdict is typed that was not sent. */
  onDirty: (isDirty: boolean) => void;
}

/** Whether the veterinary prescription that an order needs was seen, who signed it, and the verdict on it. */
export function OrderPrescription({ order, canWrite, onJudged, onDirty }: OrderPrescriptionProps) {
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
      <SentFiles files={order.prescriptionFiles} />
      {canWrite && (
        <Verdict
          key={prescription}
          order={order}
          prescription={prescription}
          onJudged={onJudged}
          onDirty={onDirty}
        />
      )}
    </section>
  );
}

/** What the buyer sent. A picture is shown at once; each look is in the audit log. */
function SentFiles({ files }: { files: Order['prescriptionFiles'] }) {
  const { t } = useTranslation('dashboard');
  if (files.length === 0) return null;
  return (
    <ul aria-label={t('prescription.files')} className="grid gap-4">
      {files.map(({ id, type, href, sentAt }, index) => (
        <li key={id} className="grid justify-items-start gap-1.5">
          <span className="text-muted">
            {t('prescription.sent')} <WhenTime iso={sentAt} />
          </span>
          {href && type === 'image/jpeg' && index === 0 && (
            <img
              src={href}
              alt={t('prescription.picture')}
              className="max-h-[28rem] w-full rounded border border-line bg-tile object-contain"
            />
          )}
          {href ? (
            <a href={href} target="_blank" rel="noopener noreferrer" className={buttonStyle('outline', 'sm')}>
              <Icon name="article" />
              {t(type === 'application/pdf' ? 'prescription.openPdf' : 'prescription.openPicture')}
            </a>
          ) : (
            <span className="text-muted">{t('prescription.closed')}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface Values {
  veterinarian: string;
  crmv: string;
  prescriptionReason: string;
}
type Verdict = 'approved' | 'refused';
/** While goods wait for it. */
const IS_REFUSABLE = new Set<Order['state']>(['pending_payment', 'approved', 'picking']);
const FIELDS: Record<Verdict, readonly Path<Values>[]> = {
  approved: ['veterinarian', 'crmv'],
  refused: ['prescriptionReason'],
};

function Verdict({
  order: { number, version, state },
  prescription,
  onJudged,
  onDirty,
}: Pick<OrderPrescriptionProps, 'order' | 'onJudged' | 'onDirty'> & { prescription: Prescription }) {
  const { t } = useTranslation('dashboard');
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const form = useForm<Values>({ defaultValues: { veterinarian: '', crmv: '', prescriptionReason: '' } });
  const update = useUpdateOrder(number, {
    done: (_, { prescription: said }) => t(`prescription.${said ?? prescription}`),
    onDone: onJudged,
    onRefused: (error) => verdict && showRefusedFields(form.setError, error, FIELDS[verdict]),
  });
  const submit = form.handleSubmit((values) => {
    if (!verdict || update.isPending) return;
    const written = Object.fromEntries(FIELDS[verdict].map((name) => [name, values[name]]));
    update.mutate({ version, prescription: verdict, ...written });
  });
  if (!verdict) {
    return (
      <div className="flex flex-wrap gap-2.5">
        {prescription !== 'approved' && (
          <Button size="sm" tone="outline" onClick={() => setVerdict('approved')}>
            {t('prescription.approve')}
          </Button>
        )}
        {IS_REFUSABLE.has(state) && (
          <Button size="sm" tone="danger" onClick={() => setVerdict('refused')}>
            {t('prescription.refuse')}
          </Button>
        )}
      </div>
    );
  }
  return (
    <InlineForm
      form={form}
      fields={FIELDS[verdict].map((name) =>
        text(name, t(`prescription.field.${name}`), {
          hint: name === 'crmv' ? 'CRMV-MG 12345' : undefined,
          required: true,
        }),
      )}
      pending={update.isPending}
      tone={verdict === 'approved' ? 'primary' : 'danger'}
      submit={t(verdict === 'approved' ? 'prescription.accept' : 'prescription.refuse')}
      onSubmit={submit}
      cancel={t('prescription.back')}
      onCancel={() => setVerdict(null)}
      onDirty={onDirty}
      className="grid max-w-md gap-3"
    />
  );
}
