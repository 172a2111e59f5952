import { ROUTES } from '@config/routes';
import dynamic from 'next/dynamic';
import { useCompared } from '@/features/compare/compare-store';
import { useRouter } from 'next/router';

const ComparePill = dynamic(() => import('@/features/compare/compare-pill'), { ssr: false });

/** Links to the comparison when products are chosen for it; not on the comparison itself. */
export function CompareHost() {
  const { pathname } = useRouter();
  const isChosen = useCompared().length > 0;
  return isChosen && pathname !== ROUTES.compare ? <ComparePill /> : null;
}
