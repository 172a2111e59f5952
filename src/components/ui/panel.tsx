import type { ReactNode, Ref } from 'react';

interface PanelProps {
  ref?: Ref<HTMLDivElement>;
  className?: string;
  children: ReactNode;
}

/** A raised card with a border. */
export function Panel({ ref, children, className = '' }: PanelProps) {
  return (
    <div ref={ref} className={`rounded-lg border border-line bg-raised p-5 ${className}`}>
      {children}
    </div>
  );
}
