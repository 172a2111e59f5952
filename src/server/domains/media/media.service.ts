import type { Dependencies } from '@/server/services';

export function createMediaService(_dependencies: Dependencies) {
  return {};
}
