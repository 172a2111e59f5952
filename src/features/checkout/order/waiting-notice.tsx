import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { checkoutDonePath } from '@config/routes';
import { Notice } from '@/components/ui/notice';

/** An order of this tab waits to be paid: what the next payment does, and the way to it. */
export function WaitingNotice({ number }: { number: string }) {
  const { t } = useTranslation('checkout');
  return (
    <Notice tone="info" role="status" title={t('waiting.title', { number })}>
      <p>{t('waiting.text')}</p>
      <OpenLink number={number} />
    </Notice>
  );
}

/** The same, within a notice that says more. */
export function WaitingText({ number }: { number: string }) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <p>{t('waiting.title', { number })}</p>
      <OpenLink number={number} />
    </>
  );
}

function OpenLink({ number }: { number: string }) {
  const { t } = useTranslation('checkout');
  return (
    <Link
      href={checkoutDonePath(number)}
      className="inline-flex min-h-6 items-center justify-self-start font-semibold text-primary underline"
    >
      {t('waiting.open', { number })}
    </Link>
  );
}
