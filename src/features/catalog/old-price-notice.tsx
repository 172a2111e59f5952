import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { Notice } from '@/components/ui/notice';
import { formatDateTime } from '@/lib/time/times';

interface OldPriceNoticeProps {
  /** The time of the last answer with price and stock, in milliseconds since 1970. */
  updatedAtMs: number;
}

/** Says that price and stock are from an earlier visit, because the server cannot be reached. A lazy chunk. */
export default function OldPriceNotice({ updatedAtMs }: OldPriceNoticeProps) {
  const { t } = useTranslation('product');
  const { locale } = useRouter();
  const when = formatDateTime(new Date(updatedAtMs).toISOString(), locale ?? 'pt-BR');
  return (
    <Notice tone="warn" role="status">
      <p>{t('details.oldPrice', { when })}</p>
    </Notice>
  );
}
