import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import {
  entryKey,
  isOverlayEntry,
  isSteppingBack,
  overlays,
  readState,
  stepBack,
  pushesAfterStepBack,
  type Overlay,
} from './overlay-history';
import { onRouteEnd } from './route-end';

/**
 * Gives an overlay an entry of its own in the history while it is open, so that "back" closes it instead of leaving the
 * page. Closed in another way, it takes its entry back.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const { events } = useRouter();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    let isPopped = false;
    let isChanging = false;
    const path = window.location.pathname;
    const overlay: Overlay = {
      key: null,
      close: () => {
        isPopped = true;
        close();
      },
    };
    const push = () => {
      if (isSteppingBack()) return void pushesAfterStepBack.add(push);
      window.history.pushState({ ...readState(), overlay: true }, '');
      overlay.key = entryKey();
    };
    const onStart = () => (isChanging = true);
    const onShown = () => {
      isChanging = false;
      // A filter chosen in the sheet wrote a new address: its entry is the page's now. Another page closes the overlay.
      if (!isPopped && window.location.pathname === path) push();
    };
    push();
    overlays.push(overlay);
    events.on('routeChangeStart', onStart);
    const stop = onRouteEnd(events, { onShown, onCalledOff: () => (isChanging = false) });
    return () => {
      events.off('routeChangeStart', onStart);
      stop();
      overlays.splice(overlays.indexOf(overlay), 1);
      if (pushesAfterStepBack.delete(push)) return;
      // During a change of page Next writes the next entry at any moment: a step back would meet it.
      if (isPopped || isChanging || !isOverlayEntry()) return;
      stepBack();
    };
  }, [isOpen, events]);
}
