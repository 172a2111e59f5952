import type { ReactNode } from 'react';
import { Icon } from './icon';

interface NoticeProps {
  tone?: 'info' | 'warn' | 'error' | 'ok';
  title?: ReactNode;
  children?: ReactNode;
  /** `alert` interrupts a screen reader; use it for what has just gone wrong. */
  role?: 'alert' | 'status';
  className?: string;
}

const TONES = {
  info: { box: 'border-info bg-info-soft text-ink', icon: 'info', ink: 'text-info' },
  warn: { box: 'border-warn-line bg-warn-soft text-ink', icon: 'warning', ink: 'text-warn' },
  error: { box: 'border-sale bg-sale-soft text-ink', icon: 'warning', ink: 'text-sale' },
  ok: { box: 'border-ok bg-ok-soft text-ink', icon: 'check-circle', ink: 'text-ok' },
} as const;

/**
 * What a form says at its top must be seen by a person who has pressed the button at its end: on a phone with its keyboard
 * open, or with large text, the top is far above.
 */
function bringIntoView(box: HTMLElement | null) {
  if (!box?.closest('form')) return;
  const { top, bottom } = box.getBoundingClientRect();
  // What sticks at the top of the window covers as much (`scroll-mt-24`).
  if (top < 96 || bottom > window.innerHeight) box.scrollIntoView({ block: 'start' });
}

/** A callout: what happened and what to do. An `alert` that comes up in a form is scrolled to. */
export function Notice({ tone = 'info', title, children, role, className = '' }: NoticeProps) {
  const style = TONES[tone];
  return (
    <div
      ref={role === 'alert' ? bringIntoView : undefined}
      role={role}
      className={`flex scroll-mt-24 gap-3 rounded border-s-[5px] px-4 py-3.5 ${style.box} ${className}`}
    >
      <Icon name={style.icon} className={`mt-0.5 size-5 ${style.ink}`} />
      <div className="grid min-w-0 gap-1">
        {title && <p className="font-bold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
