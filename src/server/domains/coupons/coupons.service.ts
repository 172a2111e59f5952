import type { Dependencies } from '@/server/services';

export function createCouponsService(_dependencies: Dependencies) {
  return {};
}
