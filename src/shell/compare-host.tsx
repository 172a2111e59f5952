import { ROUTES } from '@config/routes';
import { late } from '@/components/ui/late';
import { useCompared } from '@/features/compare/compare-store';
import { useSettledRouter } from './settled-router';

const ComparePill = late(() => import('@/features/compare/compare-pill'));

/** Shows the way to the comparison, once something is chosen for it; not on the comparison itself. */
export function CompareHost() {
  const { pathname } = useSettledRouter();
  const isChosen = useCompared().length > 0;
  return isChosen && pathname !== ROUTES.compare ? <ComparePill /> : null;
}
