import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { focusPageAfterwards } from '@/lib/browser/focus-afterwards';
import { NOTICE_BAR } from './notice-bar';
import { takeNewVersion, useNewVersion } from './worker-store';

/** Offers a newer version of the shop. It is never forced, because the visitor may be typing. */
export function UpdateBar() {
  const { t } = useTranslation('offline');
  const hasNewVersion = useNewVersion();
  const [isLater, setLater] = useState(false);
  if (!hasNewVersion || isLater) return null;
  return (
    <div
      ref={focusPageAfterwards}
      role="status"
      data-notice-bar=""
      className={`${NOTICE_BAR} flex-wrap py-2 !pe-2`}
    >
      <p className="min-w-0 flex-1">{t('update.text')}</p>
      <span className="flex gap-1">
        <Button size="sm" onClick={() => takeNewVersion()}>
          {t('update.reload')}
        </Button>
        <Button size="sm" tone="quiet" onClick={() => setLater(true)}>
          {t('update.later')}
        </Button>
      </span>
    </div>
  );
}
