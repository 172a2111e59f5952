import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { Slide, toast, ToastContainer as Toasts } from 'react-toastify';
import { directionOf } from '@/lib/texts/direction';
import { takeToast, useToastQueue, type ToastAction } from '@/client/toast';

function ToastText({ text, action }: { text: string; action: ToastAction }) {
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      {text}
      <button type="button" onClick={action.run} className="min-h-8 font-bold text-primary underline">
        {action.label}
      </button>
    </span>
  );
}

/** A toast with an action stays longer, so that there is time to read it and to reach the button. */
const WITH_ACTION_MS = 12_000;

/** Shows the queued messages. A lazy chunk: see ToastHost. */
export function ToastContainer() {
  const queue = useToastQueue();
  const { locale } = useRouter();
  useEffect(() => {
    queue.forEach(({ id, tone, text, action, about }) => {
      const toastId = about ?? id;
      const content = action ? <ToastText text={text} action={action} /> : text;
      const options = { type: tone, ...(action && { autoClose: WITH_ACTION_MS }) };
      if (toast.isActive(toastId)) toast.update(toastId, { render: content, ...options });
      else toast(content, { toastId, ...options });
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
      className="bottom-(--above-bars)! [--toastify-color-error:var(--sale)] [--toastify-color-success:var(--ok)]"
      // An open panel disables pointer events outside of it; toasts stay usable.
      toastClassName="pointer-events-auto !font-[inherit] !text-ink"
    />
  );
}
