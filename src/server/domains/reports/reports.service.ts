import type { Dependencies } from '@/server/services';

export function createReportsService(_dependencies: Dependencies) {
  return {};
}
