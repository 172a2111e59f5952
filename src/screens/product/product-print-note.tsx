import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { brand } from '@config/brands';
import { useProductAddress } from '@/features/catalog/share-address';
import { formatDate } from '@/lib/time/dates';

/** On paper only: the shop, the date, and the address of the page. */
export function ProductPrintNote({ slug }: { slug: string }) {
  const { t } = useTranslation('product');
  const { locale = 'en' } = useRouter();
  const url = useProductAddress(slug);
  // A cached page may be days old, so the date is of the browser, not of the server.
  const [today, setToday] = useState('');
  useEffect(() => {
    const onPrint = () => flushSync(() => setToday(formatDate(new Date().toISOString(), locale)));
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, [locale]);
  const { legalName, phone } = brand.company;
  return (
    <div className="wrap hidden gap-1 border-t border-line pt-3 text-sm print:grid">
      {brand.cartEnabled && <p>{t('sheet.prices', { date: today })}</p>}
      <p>
        <bdi lang="pt-BR">{legalName}</bdi> · <bdi dir="ltr">{phone}</bdi>
      </p>
      <p dir="ltr" className="break-all">
        {url}
      </p>
    </div>
  );
}
