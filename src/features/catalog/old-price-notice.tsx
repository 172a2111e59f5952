import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { Notice } from '@/components/ui/notice';
import { formatDateTime } from '@/lib/time/times';

interface OldPriceNoticeProps {
  /** When the shop last said price and stock, in milliseconds since 1970. */
  updatedAtMs: number;
}

/** Price and stock on the screen come from an earlier visit, because the shop cannot be asked now. Loaded late. */
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
