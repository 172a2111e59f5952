import { useTranslation } from 'next-i18next/pages';
import { useEffect, useId, useRef, useState } from 'react';
import { http } from '@/client/browser-http';
import { useNamespace } from '@/client/use-namespace';
import { IconButton } from '@/components/ui/icon-button';
import { createApiLog } from '@/features/debug/api-log';
import { DebugCalls } from './debug-calls';
import { DebugFacts } from './debug-facts';
import { DebugQueries } from './debug-queries';

interface DebugPanelProps {
  onClose: () => void;
  /** The panel was just opened. A panel that a reload restores does not take the focus. */
  takesFocus: boolean;
}

/** Debug data of the page: build, cache, user, cart, queries and calls. */
export default function DebugPanel({ onClose, takesFocus }: DebugPanelProps) {
  const ready = useNamespace('debug');
  const { t } = useTranslation(['debug', 'common']);
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const [log] = useState(createApiLog);
  useEffect(() => log.listen(http), [log]);

  useEffect(() => {
    if (!ready || !takesFocus) return;
    const before = document.activeElement;
    box.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [ready, takesFocus]);

  useEffect(() => {
    const panel = box.current;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    panel?.addEventListener('keydown', onKey);
    return () => panel?.removeEventListener('keydown', onKey);
  }, [ready, onClose]);

  if (!ready) return null;
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="fixed inset-x-2 bottom-2 z-50 max-h-[70dvh] overflow-auto rounded-lg border-2 border-primary bg-raised p-4 text-sm shadow-high max-w-lg md:start-auto print:hidden"
    >
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2 id={titleId} className="text-lg">
          {t('title')}
        </h2>
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </div>
      <DebugFacts />
      <DebugQueries />
      <DebugCalls log={log} />
    </section>
  );
}
