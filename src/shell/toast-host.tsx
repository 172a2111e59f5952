import { useState } from 'react';
import { late } from '@/components/ui/late';
import { useToastQueue } from './toast';

const ToastContainer = late(() => import('./toast-container').then((module) => module.ToastContainer));

/** Loads the toast library when there is something to say, and keeps it. */
export function ToastHost() {
  const waiting = useToastQueue().length > 0;
  const [needed, setNeeded] = useState(false);
  if (waiting && !needed) setNeeded(true);
  return needed ? <ToastContainer /> : null;
}
