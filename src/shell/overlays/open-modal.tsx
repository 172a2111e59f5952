import type { ParseKeys } from 'i18next';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { closeModal, type ModalView } from '@/client/ui-store';
import { DialogFrame } from '@/components/ui/overlays/dialog-frame';
import { LazyPanelFallback } from '@/components/ui/lazy/lazy-panel-fallback';

/** Each view is a chunk of its own, loaded when it opens. */
const VIEWS: Record<
  ModalView,
  { titleKey: Extract<ParseKeys, `modal.${string}`>; View: ComponentType; wide?: boolean }
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

interface OpenModalProps {
  view: ModalView;
  /** False while the dialog fades out. */
  isOpen: boolean;
}

/** A modal view of the shell with its frame. A lazy chunk, loaded when the first one opens. */
export default function OpenModal({ view, isOpen }: OpenModalProps) {
  const { t } = useTranslation('common');
  const { titleKey, View, wide } = VIEWS[view];
  return (
    <DialogFrame
      open={isOpen}
      onClose={closeModal}
      title={t(titleKey)}
      closeLabel={t('actions.close')}
      wide={wide}
    >
      <View />
    </DialogFrame>
  );
}
