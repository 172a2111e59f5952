import { useState } from 'react';
import dynamic from 'next/dynamic';
import { useToastQueue } from '@/client/toast';

const ToastContainer = dynamic(() => import('./toast-container').then((module) => module.ToastContainer), {
  ssr: false,
});

/** Loads the toast library with the first message. */
export function ToastHost() {
  const waiting = useToastQueue().length > 0;
  const [needed, setNeeded] = useState(false);
  if (waiting && !needed) setNeeded(true);
  return needed ? <ToastContainer /> : null;
}
