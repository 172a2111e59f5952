import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { REPORT_DAYS } from '@/contract/constants';
import { writeListAddress } from '../kit/use-list-address';
import { DEFAULT_DAYS, type ReportDays as Days } from './report.queries';

/** How far the figures look back; each choice is an address. */
export function ReportDays({ days }: { days: Days }) {
  const { t } = useTranslation('dashboard');
  return (
    <nav aria-label={t('report.days')} className="flex flex-wrap gap-2 print:hidden">
      {REPORT_DAYS.map((option) => (
        <Link
          key={option}
          href={writeListAddress(ROUTES.dashboard, { dias: option === DEFAULT_DAYS ? null : option })}
          shallow
          scroll={false}
          aria-current={option === days ? 'true' : undefined}
          className="inline-flex min-h-11 items-center rounded-full border border-line bg-raised px-4 font-semibold hover:bg-primary-soft aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:text-primary"
        >
          {t('report.lastDays', { count: Number(option) })}
        </Link>
      ))}
    </nav>
  );
}
