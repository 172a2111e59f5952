import dynamic from 'next/dynamic';
import { useSelf } from '@/features/auth/session';

const DebugSwitch = dynamic(() => import('./debug-switch'), { ssr: false });

/** Debug mode is there for admins alone: nobody else even loads the shortcut (specification, section 6). */
export function DebugHost() {
  const user = useSelf();
  return user?.admin ? <DebugSwitch /> : null;
}
