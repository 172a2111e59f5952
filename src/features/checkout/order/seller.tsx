import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { CATALOGUE_LOCALE } from '@config/locales';
import { FilledText } from '@/components/ui/text/filled-text';
import { formatDocument } from '@/lib/documents';

/** Who sells: name, CNPJ, address and how to reach them (Decreto 7.962/2013, art. 2, I and II). */
export function Seller() {
  const { t } = useTranslation('checkout');
  const { legalName, cnpj, address, phone, email } = brand.company;
  return (
    <p>
      <FilledText
        text={(marks) => t('law.sellerText', marks)}
        parts={{
          name: <b lang={CATALOGUE_LOCALE}>{legalName}</b>,
          cnpj: <span className="num inline-block max-w-full">{formatDocument(cnpj)}</span>,
          address: <span lang={CATALOGUE_LOCALE}>{address}</span>,
          phone,
          email,
        }}
      />
    </p>
  );
}
