import { useTranslation } from '@/lib/translation';
import { useState, type ComponentType } from 'react';
import { late } from '@/components/ui/late';
import { LateContent } from './late-content';
import { closeModal, useUiAfterPress, type ModalView } from './ui-store';

const DialogFrame = late(() => import('@/components/ui/dialog-frame').then((module) => module.DialogFrame));

/** Each view is a chunk of its own, loaded when it opens. Views that a later page brings are added here. */
const VIEWS: Partial<Record<ModalView, { titleKey: string; View: ComponentType; wide?: boolean }>> = {
  LOGIN_VIEW: {
    titleKey: 'modal.login',
    View: late(() => import('@/features/auth/login-view'), LateContent),
  },
  FORGET_PASSWORD: {
    titleKey: 'modal.forgetPassword',
    View: late(() => import('@/features/auth/forget-password-view'), LateContent),
  },
  NEWSLETTER_VIEW: {
    titleKey: 'modal.newsletter',
    View: late(() => import('@/features/newsletter/newsletter-view'), LateContent),
  },
  PRODUCT_VIEW: {
    titleKey: 'modal.product',
    View: late(() => import('./product-quick-view'), LateContent),
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
