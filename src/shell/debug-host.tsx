import dynamic from 'next/dynamic';
import { useUser } from '@/features/auth/use-user';

const DebugSwitch = dynamic(() => import('./debug-switch'), { ssr: false });

/** Debug mode is there for admins alone: nobody else even loads the shortcut (specification, section 6). */
export function DebugHost() {
  const { user } = useUser();
  return user?.admin ? <DebugSwitch /> : null;
}
