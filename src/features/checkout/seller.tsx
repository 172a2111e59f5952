import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { formatDocument } from '@/lib/documents';

/** Who sells: name, CNPJ, address and how to reach them (Decreto 7.962/2013, art. 2, I and II). */
export function Seller() {
  const { t } = useTranslation('checkout');
  const { legalName, cnpj, address, phone, email } = brand.company;
  return (
    <p>
      {t('law.soldBy')}{' '}
      <bdi lang="pt-BR">
        <b>{legalName}</b>
      </bdi>
      , CNPJ{' '}
      <bdi dir="ltr" className="num inline-block max-w-full">
        {formatDocument(cnpj)}
      </bdi>
      . <bdi lang="pt-BR">{address}</bdi>. <bdi dir="ltr">{phone}</bdi>, <bdi dir="ltr">{email}</bdi>.
    </p>
  );
}
