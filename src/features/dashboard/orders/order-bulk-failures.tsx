import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { failureKey } from '../failure-text';

export interface FailedMove {
  number: string;
  errorCode: string;
}

interface OrderBulkFailuresProps {
  failed: readonly FailedMove[];
  onClose: () => void;
}

/** Which of several orders stayed where they were, and why. */
export function OrderBulkFailures({ failed, onClose }: OrderBulkFailuresProps) {
  const { t } = useTranslation(['dashboard', 'manage', 'common', 'errors']);
  if (failed.length === 0) return null;
  return (
    <Notice
      tone="warn"
      role="alert"
      title={t('bulk.failed', { count: failed.length })}
      className="order-first"
    >
      <ul className="grid gap-1">
        {failed.map(({ number, errorCode }) => (
          <li key={number}>
            <bdi dir="ltr" className="font-semibold">
              {number}
            </bdi>
            {': '}
            {t(failureKey(errorCode))}
          </li>
        ))}
      </ul>
      <Button tone="quiet" size="sm" onClick={onClose} className="justify-self-start !px-0">
        {t('manage:close')}
      </Button>
    </Notice>
  );
}
