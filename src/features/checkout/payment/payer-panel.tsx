import { useTranslation } from 'next-i18next/pages';
import { useFormContext } from 'react-hook-form';
import { Panel } from '@/components/ui/panel';
import { bareDocument } from '@/lib/documents';
import { PayerFields } from './payer-fields';
import type { PaymentValues } from './payment.schema';

/** A CNPJ has fourteen. */
const CPF_LENGTH = 11;

interface PayerPanelProps {
  /** False where everything needed is known and right: then it is only read, and can be changed. */
  isOpen: boolean;
  onOpen: () => void;
}

/** Who pays: two lines for somebody the shop knows, the fields for everybody else. */
export function PayerPanel({ isOpen, onOpen }: PayerPanelProps) {
  const { t } = useTranslation('checkout');
  const { getValues } = useFormContext<Pick<PaymentValues, 'payer'>>();
  const { fullName, document, phone, stateRegistration } = getValues('payer');
  return (
    <Panel>
      <div className={`flex flex-wrap items-center justify-between gap-x-3 ${isOpen ? 'mb-4' : ''}`}>
        <h2 className="min-w-0 flex-[1_1_8rem] text-xl">{t('payer.title')}</h2>
        {!isOpen && (
          <button
            type="button"
            aria-label={t('payer.change')}
            onClick={onOpen}
            className="-my-2.5 min-h-11 px-1 font-semibold text-primary"
          >
            {t('review.change')}
          </button>
        )}
      </div>
      {isOpen ? (
        <PayerFields />
      ) : (
        <p className="mt-1.5 wrap-anywhere">
          <bdi>{fullName}</bdi> ·{' '}
          <bdi dir="ltr" className="whitespace-nowrap">
            {bareDocument(document).length === CPF_LENGTH ? 'CPF' : 'CNPJ'} {document}
          </bdi>
          {(stateRegistration || phone) && (
            <>
              <br />
              <span className="text-muted">
                {stateRegistration && `${t('payer.stateRegistration')} `}
                {stateRegistration && <bdi dir="ltr">{stateRegistration}</bdi>}
                {stateRegistration && phone && ' · '}
                {phone && <bdi dir="ltr">{phone}</bdi>}
              </span>
            </>
          )}
        </p>
      )}
    </Panel>
  );
}
