import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { useBeforePop } from '@/lib/browser/before-pop';
import { isOverlayPop } from '@/lib/browser/overlay-history';

/**
 * Asks before a page with unsaved changes is left: by a link, by a button that is marked with `data-leaves`, by back and
 * forward, or by closing the tab. The question is the browser's own, because a navigation cannot wait for an answer.
 * @param text the question, in the person's language
 */
export function useUnsavedGuard(isDirty: boolean, text: string): void {
  const router = useRouter();
  const confirmLeave = () => !isDirty || window.confirm(text);
  const mayLeave = useEffectEvent(confirmLeave);
  useBeforePop(() => {
    // A dialog over the page closes; the page stays.
    if (isOverlayPop()) return false;
    if (confirmLeave()) return true;
    const prefix = router.locale === router.defaultLocale ? '' : `/${router.locale}`;
    window.history.pushState(null, '', `${prefix}${router.asPath}`);
    return false;
  }, isDirty);
  useEffect(() => {
    if (!isDirty) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
      const way = event.target instanceof Element ? event.target.closest('a[href], [data-leaves]') : null;
      if (!way || way.getAttribute('target') === '_blank' || mayLeave()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [isDirty]);
}
