import { late } from '@/components/ui/late';
import { useSelf } from '@/features/auth/session';

const DebugSwitch = late(() => import('./debug-switch'));

/** Debug mode is there for admins alone: nobody else even loads the shortcut (specification, section 6). */
export function DebugHost() {
  const user = useSelf();
  return user?.admin ? <DebugSwitch /> : null;
}
