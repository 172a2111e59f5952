import { useTranslation } from 'next-i18next/pages';
import type { Comparison } from './plan-comparison';

const TONES = { up: 'text-ok', down: 'text-sale', same: 'text-muted' };
const SIGNS = { up: '+', down: '−', same: '' };

interface ReportComparisonProps {
  comparison: Comparison;
  /** Days of the figure, and of the one it is compared with. */
  days: number;
}

/** By how much a figure differs from the days before; said in words, not by the colour alone. */
export function ReportComparison({ comparison: { direction, percent }, days }: ReportComparisonProps) {
  const { t } = useTranslation('dashboard');
  return (
    <span className={`text-sm ${TONES[direction]}`}>
      <bdi dir="ltr" className="font-semibold">
        {SIGNS[direction]}
        {percent}%
      </bdi>{' '}
      <span className="text-muted">{t('report.before', { count: days })}</span>
    </span>
  );
}
