import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ROUTES } from '@config/routes';
import { Icon } from '@/components/ui/icon';
import { tabStore } from '@/lib/browser/browser-store';
import { focusPageAfterwards } from '@/lib/browser/focus-afterwards';
import { useFreePlace } from './use-free-place';
import { whatsappLink } from './whatsapp-link';

const KEY = 'whatsapp-dismissed';
const listeners = new Set<() => void>();

const isDismissed = () => tabStore.read(KEY) === '1';

function dismiss() {
  tabStore.write(KEY, '1');
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** It is out of the way, but not for the keyboard. */
const AWAY = 'pointer-events-none opacity-0 has-[:focus-visible]:opacity-100';

/**
 * Floating button that opens a chat asking for technical support; dismissed for the visit (docs/rules.md, Shell). It never
 * lies over a control or a price: it is shown where its place is free, and not at all where a button of the page leads to
 * the same chat.
 */
export function WhatsappButton() {
  const { t } = useTranslation('common');
  const { pathname } = useRouter();
  const dismissed = useSyncExternalStore(subscribe, isDismissed);
  const box = useRef<HTMLElement>(null);
  const place = useFreePlace(box);
  // Who works in the back office is no customer of it.
  if (dismissed || `${pathname}/`.startsWith(ROUTES.dashboard)) return null;
  // The last element of the page, so that the keyboard reaches it last.
  return createPortal(
    <aside
      ref={box}
      aria-label={t('whatsapp.label')}
      data-place={place}
      className={`fixed end-4 bottom-(--above-bars) z-20 flex not-tall:hidden items-center transition-opacity in-[body:has([data-asks])]:hidden print:hidden ${place === 'free' ? '' : AWAY}`}
    >
      <a
        href={whatsappLink(t('whatsapp.message'))}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('whatsapp.open')}
        className="grid size-13 place-items-center rounded-full bg-[#0E6B3F] text-white shadow-high hover:dim"
      >
        <Icon name="whatsapp" className="size-7" />
      </a>
      <button
        ref={focusPageAfterwards}
        type="button"
        aria-label={t('whatsapp.dismiss')}
        onClick={dismiss}
        className="absolute -end-1.5 -top-2.5 grid size-6 place-items-center rounded-full border border-line bg-raised text-ink"
      >
        <Icon name="close" className="size-3" />
      </button>
    </aside>,
    document.body,
  );
}
