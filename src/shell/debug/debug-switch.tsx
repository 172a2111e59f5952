import { useCallback, useEffect, useState } from 'react';
import { DEBUG_SHORTCUT } from '@config/commerce';
import dynamic from 'next/dynamic';

const DebugPanel = dynamic(() => import('./debug-panel'), { ssr: false });

/** Kept for this tab, over reloads. */
const KEY = 'debug-mode';

function readOn() {
  try {
    return sessionStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

function writeOn(isOn: boolean) {
  try {
    if (isOn) sessionStorage.setItem(KEY, 'on');
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden: the mode lasts as long as the page.
  }
}

/** With Alt some keyboards write another sign than the letter: the place of the key counts too. */
const isShortcut = ({ ctrlKey, altKey, key, code }: KeyboardEvent) =>
  ctrlKey === DEBUG_SHORTCUT.ctrlKey &&
  altKey === DEBUG_SHORTCUT.altKey &&
  (key.toLowerCase() === DEBUG_SHORTCUT.key || code === `Key${DEBUG_SHORTCUT.key.toUpperCase()}`);

/** Ctrl+Alt+D switches debug mode on and off (specification, section 4). */
export default function DebugSwitch() {
  const [isOn, setOn] = useState(readOn);
  const [wasAsked, setAsked] = useState(false);
  useEffect(() => writeOn(isOn), [isOn]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setAsked(true);
      setOn((before) => !before);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const close = useCallback(() => setOn(false), []);
  return isOn ? <DebugPanel onClose={close} takesFocus={wasAsked} /> : null;
}
