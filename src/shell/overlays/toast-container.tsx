import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { Slide, toast, ToastContainer as Toasts, type CloseButtonProps } from 'react-toastify';
import { Icon } from '@/components/ui/icon';
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

function CloseButton({ closeToast }: Pick<CloseButtonProps, 'closeToast'>) {
  const { t } = useTranslation('common');
  return (
    <button
      type="button"
      aria-label={t('actions.close')}
      className="Toastify__close-button Toastify__close-button--light"
      onClick={(event) => {
        event.stopPropagation();
        closeToast(true);
      }}
    >
      <Icon name="close" />
    </button>
  );
}

/** A card as the others of the page, with a gap to the edges of a phone. Styles, because few visits need them. */
const CARD: CSSProperties = {
  width: 'min(24rem, 100vw - 1.5rem)',
  margin: '0 auto 0.5rem',
  padding: '0.5rem 1rem',
  border: '1px solid var(--line)',
  borderRadius: 'var(--corner-large)',
};

const ICON_COLORS: CSSProperties & Record<`--${string}`, string> = {
  '--toastify-icon-color-error': 'var(--sale)',
  '--toastify-icon-color-success': 'var(--ok)',
  '--toastify-icon-color-info': 'var(--info)',
};

/** A toast with an action stays longer, so that there is time to read it and to reach the button. */
const WITH_ACTION_MS = 12_000;

/** Shows the queued messages. A lazy chunk: see ToastHost. */
export function ToastContainer() {
  const queue = useToastQueue();
  const { t } = useTranslation('common');
  const { locale } = useRouter();
  // Each toast is an alert, which speaks by itself: within a live region it would be spoken twice.
  useEffect(() => document.querySelector('.Toastify')?.setAttribute('aria-live', 'off'), []);
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
  // Beside the page, which an open dialog hides from screen readers.
  return createPortal(
    // An open dialog listens for the focus of the whole page and takes it back. This event must not reach it.
    <div className="print:hidden" onFocus={(event) => event.stopPropagation()}>
      <Toasts
        aria-label={t('notifications')}
        closeButton={({ closeToast }) => <CloseButton closeToast={closeToast} />}
        position="bottom-center"
        autoClose={5000}
        limit={3}
        hideProgressBar
        newestOnTop
        rtl={directionOf(locale) === 'rtl'}
        transition={Slide}
        className="bottom-(--above-bars)!"
        style={ICON_COLORS}
        // An open panel disables pointer events outside of it; toasts stay usable.
        toastClassName="pointer-events-auto !font-[inherit] !text-ink"
        toastStyle={CARD}
      />
    </div>,
    document.body,
  );
}
