import dynamic from 'next/dynamic';
import { useSelf } from '@/features/auth/session';

const DebugSwitch = dynamic(() => import('./debug-switch'), { ssr: false });

/** Debug mode is for admins only; the shortcut is not loaded for others (docs/rules.md, Shell). */
export function DebugHost() {
  const user = useSelf();
  return user?.admin ? <DebugSwitch /> : null;
}
