import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import type { ApiError } from '@/client/api-error';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { errorText } from '@/lib/texts/error-text';
import { shortagesOf } from './cart-changes';

const CODES: readonly string[] = ['UNPAID_UNITS_LIMIT', 'BOLETO_UNITS_LIMIT'];

export const isUnitsLimit = ({ errorCode }: ApiError) => CODES.includes(errorCode);

/** More units than this way to pay may hold until it is paid: what can be had, and the ways around. */
export function UnitsLimit({ error }: { error: ApiError }) {
  const { t } = useTranslation(['checkout', 'errors', 'common']);
  return (
    <Notice tone="warn" role="alert" title={t('unitsLimit.title')}>
      <ul className="grid gap-1">
        {shortagesOf(error.details).map(({ title, available }) => (
          <li key={title}>
            <b lang="pt-BR">{title}</b>:{' '}
            {available > 0 ? t('unitsLimit.most', { count: available }) : t('unitsLimit.none')}
          </li>
        ))}
      </ul>
      <p>{errorText(t, error)}</p>
      <p className="flex flex-wrap items-center gap-4">
        <ButtonLink href={ROUTES.orderSummary} tone="outline" size="sm">
          {t('shortage.action')}
        </ButtonLink>
        <Link
          href={ROUTES.contact}
          className="inline-flex min-h-6 items-center font-semibold text-primary underline"
        >
          {t('unitsLimit.contact')}
        </Link>
      </p>
    </Notice>
  );
}
