import * as Dialog from '@radix-ui/react-dialog';
import { AnimatePresence, domAnimation, LazyMotion, m } from 'framer-motion';
import type { ReactNode } from 'react';
import { MODAL_FADE_SECONDS, MODAL_MARGIN_PX } from '@config/commerce';
import { useCloseOnBack } from '@/lib/browser/close-on-back';
import { IconButton } from '@/components/ui/icon-button';
import { keepForToast } from './keep-for-toast';
import { useFocusReturn } from './use-focus-return';

interface DialogFrameProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Room for two columns. */
  wide?: boolean;
  children: ReactNode;
}

/** The shop's modal: 0.25 s fade, at most the viewport less 140 px, with a focus trap that returns the focus. */
export function DialogFrame({ open, onClose, title, closeLabel, wide, children }: DialogFrameProps) {
  const focusReturn = useFocusReturn();
  useCloseOnBack(open, onClose);
  const fade = {
    initial: { opacity: 0 },
    animate: { opacity: 1 },
    exit: { opacity: 0 },
    transition: { duration: MODAL_FADE_SECONDS },
  };
  return (
    <LazyMotion features={domAnimation}>
      <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
        <AnimatePresence>
          {open && (
            <Dialog.Portal forceMount>
              <Dialog.Overlay asChild forceMount>
                <m.div {...fade} className="fixed inset-0 z-40 bg-black/50" />
              </Dialog.Overlay>
              <Dialog.Content
                asChild
                forceMount
                aria-describedby={undefined}
                {...keepForToast}
                {...focusReturn}
              >
                <m.div
                  {...fade}
                  style={{ maxHeight: `calc(100dvh - ${MODAL_MARGIN_PX}px)` }}
                  className={`fixed inset-x-4 top-1/2 z-50 mx-auto -translate-y-1/2 overflow-y-auto rounded-lg bg-raised p-6 shadow-high ${wide ? 'max-w-4xl' : 'max-w-lg'}`}
                >
                  <div className="mb-4 flex items-start justify-between gap-4">
                    <Dialog.Title className="text-xl">{title}</Dialog.Title>
                    <IconButton icon="close" label={closeLabel} onClick={onClose} className="-me-2 -mt-2" />
                  </div>
                  {children}
                </m.div>
              </Dialog.Content>
            </Dialog.Portal>
          )}
        </AnimatePresence>
      </Dialog.Root>
    </LazyMotion>
  );
}
