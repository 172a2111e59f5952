import { useTranslation } from 'next-i18next/pages';
import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { whatsappLink } from './whatsapp-link';

const KEY = 'whatsapp-dismissed';
const listeners = new Set<() => void>();

const isDismissed = () => {
  try {
    return sessionStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
};

function dismiss() {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Storage is forbidden: the button comes back on the next page, which harms nobody.
  }
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Floating button that opens a chat asking for technical support; dismissed for the visit (specification, section 2). */
export function WhatsappButton() {
  const { t } = useTranslation('common');
  const dismissed = useSyncExternalStore(subscribe, isDismissed, () => false);
  if (dismissed) return null;
  return (
    <aside
      aria-label={t('whatsapp.label')}
      className="fixed end-4 bottom-20 z-20 max-lg:mb-[var(--consent-height,0px)] max-md:in-[body:has([data-notice-bar])]:mb-16 max-md:in-[body:has([data-buy-bar])]:bottom-36 flex items-center md:bottom-6 in-[body:has([data-action-bar])]:bottom-28 print:hidden"
    >
      <a
        href={whatsappLink(t('whatsapp.message'))}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('whatsapp.open')}
        className="grid size-13 place-items-center rounded-full bg-[#0E6B3F] text-white shadow-high hover:bg-[#0B5833]"
      >
        <Icon name="whatsapp" className="size-7" />
      </a>
      <button
        type="button"
        aria-label={t('whatsapp.dismiss')}
        onClick={dismiss}
        className="absolute -end-1.5 -top-2.5 grid size-6 place-items-center rounded-full border border-line bg-raised text-ink"
      >
        <Icon name="close" className="size-3" />
      </button>
    </aside>
  );
}
