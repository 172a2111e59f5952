import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { Slide, toast, ToastContainer as Toasts } from 'react-toastify';
import { directionOf } from '@/lib/direction';
import { takeToast, useToastQueue } from './toast';

/** Shows the queued messages. A chunk of its own: see ToastHost. */
export function ToastContainer() {
  const queue = useToastQueue();
  const { locale } = useRouter();
  useEffect(() => {
    queue.forEach(({ id, tone, text }) => {
      toast(text, { type: tone, toastId: id });
      takeToast(id);
    });
  }, [queue]);
  return (
    <Toasts
      position="bottom-center"
      autoClose={5000}
      limit={3}
      hideProgressBar
      newestOnTop
      rtl={directionOf(locale) === 'rtl'}
      transition={Slide}
      toastClassName="!font-[inherit] !text-ink"
    />
  );
}
