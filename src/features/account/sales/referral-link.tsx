import { useTranslation } from 'next-i18next/pages';
import { useId, useRef } from 'react';
import { REFERRAL_COOKIE } from '@config/commerce';
import { referralPath } from '@config/routes';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { TextInput } from '@/components/ui/text-input';
import { copyText } from '@/lib/browser/copy-text';
import { durationText } from '@/lib/time/duration';
import { notify } from '@/client/toast';

/** The representative's code and its link, with buttons to copy it and to send it by WhatsApp. */
export function ReferralLink({ code }: { code: string }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const address = `${window.location.origin}${referralPath(code)}`;
  const copy = async () => {
    if (await copyText(field.current)) notify('success', t('sales.copied'));
  };
  return (
    <Panel className="grid grid-cols-1 gap-3">
      <h2 className="text-xl wrap-anywhere">
        {t('sales.code')} <bdi dir="ltr">{code}</bdi>
      </h2>
      <p className="text-muted">
        {t('sales.codeText', { time: durationText(t, 'days', REFERRAL_COOKIE.days) })}
      </p>
      <label htmlFor={id} className="font-semibold">
        {t('sales.link')}
      </label>
      <TextInput ref={field} id={id} value={address} readOnly dir="ltr" />
      <div className="flex flex-wrap gap-2">
        <Button tone="outline" size="sm" onClick={() => void copy()}>
          <Icon name="copy" /> {t('sales.copy')}
        </Button>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(t('sales.message', { address }))}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle('outline', 'sm')}
        >
          <Icon name="whatsapp" /> {t('sales.whatsapp')}
        </a>
      </div>
    </Panel>
  );
}
