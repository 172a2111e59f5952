import type { ParseKeys } from 'i18next';
import { useTranslation } from 'next-i18next/pages';
import { useState, type ComponentType } from 'react';
import dynamic from 'next/dynamic';
import { LazyPanelFallback } from './lazy-panel-fallback';
import { closeModal, useUiAfterPress, type ModalView } from '@/client/ui-store';

const DialogFrame = dynamic(
  () => import('@/components/ui/overlays/dialog-frame').then((module) => module.DialogFrame),
  { ssr: false },
);

/** Each view is a chunk of its own, loaded when it opens. */
const VIEWS: Partial<
  Record<ModalView, { titleKey: Extract<ParseKeys, `modal.${string}`>; View: ComponentType; wide?: boolean }>
> = {
  LOGIN_VIEW: {
    titleKey: 'modal.login',
    View: dynamic(() => import('@/features/auth/login-view'), { ssr: false, loading: LazyPanelFallback }),
  },
  FORGET_PASSWORD: {
    titleKey: 'modal.forgetPassword',
    View: dynamic(() => import('@/features/auth/forget-password-view'), {
      ssr: false,
      loading: LazyPanelFallback,
    }),
  },
  NEWSLETTER_VIEW: {
    titleKey: 'modal.newsletter',
    View: dynamic(() => import('@/features/newsletter/newsletter-view'), {
      ssr: false,
      loading: LazyPanelFallback,
    }),
  },
  PRODUCT_VIEW: {
    titleKey: 'modal.product',
    View: dynamic(() => import('./product-quick-view'), { ssr: false, loading: LazyPanelFallback }),
    wide: true,
  },
};

/** Shows the open modal view of the shell. */
export function ModalHost() {
  const { t } = useTranslation('common');
  const { displayModal, modalView } = useUiAfterPress();
  const [needed, setNeeded] = useState(false);
  if (displayModal && !needed) setNeeded(true);
  const entry = VIEWS[modalView];
  if (!needed || !entry) return null;
  return (
    <DialogFrame
      open={displayModal}
      onClose={closeModal}
      title={t(entry.titleKey)}
      closeLabel={t('actions.close')}
      wide={entry.wide}
    >
      <entry.View />
    </DialogFrame>
  );
}
