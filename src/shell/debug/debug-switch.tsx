import { useCallback, useEffect, useState } from 'react';
import { DEBUG_SHORTCUT } from '@config/commerce';
import dynamic from 'next/dynamic';
import { tabStore } from '@/lib/browser/browser-store';

const DebugPanel = dynamic(() => import('./debug-panel'), { ssr: false });

/** Stored for this tab, so it survives a reload. */
const KEY = 'debug-mode';

const readOn = () => tabStore.read(KEY) === 'on';

/** On Windows AltGr is Ctrl and Alt, and writes a character. A Mac calls its Option key so in Firefox. */
const isAltGr = (event: KeyboardEvent) =>
  event.getModifierState('AltGraph') && !navigator.platform.startsWith('Mac');

/** With Alt some keyboards write another character, so the position of the key counts too. */
const isShortcut = ({ ctrlKey, altKey, key, code }: KeyboardEvent) =>
  ctrlKey === DEBUG_SHORTCUT.ctrlKey &&
  altKey === DEBUG_SHORTCUT.altKey &&
  (key.toLowerCase() === DEBUG_SHORTCUT.key || code === `Key${DEBUG_SHORTCUT.key.toUpperCase()}`);

/** Ctrl+Alt+D switches debug mode on and off (docs/rules.md, Shell). */
export default function DebugSwitch() {
  const [isOn, setOn] = useState(readOn);
  const [wasAsked, setAsked] = useState(false);
  useEffect(() => tabStore.write(KEY, isOn ? 'on' : null), [isOn]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || isAltGr(event) || !isShortcut(event)) return;
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
