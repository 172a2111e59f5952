import * as Dialog from '@radix-ui/react-dialog';
import { AnimatePresence, domAnimation, LazyMotion, m } from 'framer-motion';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { directionOf } from '@/lib/texts/direction';
import { useCloseOnBack } from '@/lib/browser/close-on-back';
import { IconButton } from '@/components/ui/icon-button';
import { keepForToast } from './keep-for-toast';
import { useFocusReturn } from './use-focus-return';

interface DrawerFrameProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** `end` is the right side in most languages, the left side in Arabic and Hebrew. */
  side?: 'start' | 'end';
  /** The address of the page opens it: "back" closes it without a history entry of its own. */
  hasAddress?: boolean;
  children: ReactNode;
}

/** A panel that slides in from the side of the window; the same focus rules as the modal. */
export function DrawerFrame({
  open,
  onClose,
  title,
  closeLabel,
  side = 'end',
  hasAddress = false,
  children,
}: DrawerFrameProps) {
  const focusReturn = useFocusReturn();
  useCloseOnBack(open && !hasAddress, onClose);
  const { locale } = useRouter();
  const isRtl = directionOf(locale) === 'rtl';
  const outside = (side === 'end') !== isRtl ? '100%' : '-100%';
  return (
    <LazyMotion features={domAnimation}>
      <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
        <AnimatePresence>
          {open && (
            <Dialog.Portal forceMount>
              <Dialog.Overlay asChild forceMount>
                <m.div
                  initial={{ opacity: 0 }}
                  animate={{ opacity: 1 }}
                  exit={{ opacity: 0 }}
                  transition={{ duration: 0.2 }}
                  className="fixed inset-0 z-40 bg-black/50"
                />
              </Dialog.Overlay>
              <Dialog.Content
                asChild
                forceMount
                aria-describedby={undefined}
                {...keepForToast}
                {...focusReturn}
              >
                <m.div
                  initial={{ x: outside }}
                  animate={{ x: 0 }}
                  exit={{ x: outside }}
                  transition={{ duration: 0.22, ease: 'easeOut' }}
                  className={`fixed inset-y-0 z-50 flex w-[440px] max-w-full flex-col bg-raised shadow-high ${side === 'end' ? 'end-0' : 'start-0'}`}
                >
                  <div className="flex min-h-16 items-center justify-between gap-4 border-b border-line px-5 py-3">
                    <Dialog.Title className="min-w-0 text-xl wrap-anywhere">{title}</Dialog.Title>
                    <IconButton
                      icon="close"
                      label={closeLabel}
                      onClick={onClose}
                      className="-me-2 shrink-0"
                    />
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
