import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { usePageLocale } from '@/client/use-page-locale';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { QueryContent } from '@/features/content/query-content';
import { TextSkeleton } from '@/features/content/text-skeleton';
import { CertificateSheet } from '@/features/university/certificate-sheet';
import { certificateQuery } from '@/features/university/material.queries';
import { ExclusivePage } from './exclusive-page';

/** /universidade/material_exclusivo/certificado: to print, when every quiz is passed. */
export function CertificateScreen() {
  const { t } = useTranslation('university');
  return (
    <ExclusivePage title={t('certificate.title')} trail={[{ name: t('certificate.title') }]}>
      <OwnCertificate />
    </ExclusivePage>
  );
}

function OwnCertificate() {
  const { t } = useTranslation('university');
  const query = useQuery(certificateQuery(usePageLocale()));
  if (query.error?.errorCode === 'CERTIFICATE_NOT_READY')
    return (
      <Notice title={t('certificate.notReady')}>
        <p>{t('certificate.notReadyText')}</p>
        <p>
          <ButtonLink href={ROUTES.exclusiveMaterial} tone="outline" size="sm">
            {t('certificate.back')}
          </ButtonLink>
        </p>
      </Notice>
    );
  return (
    <QueryContent query={query} skeleton={<TextSkeleton />}>
      {(certificate) => <CertificateSheet certificate={certificate} />}
    </QueryContent>
  );
}
