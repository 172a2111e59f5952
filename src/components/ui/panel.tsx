import type { ReactNode } from 'react';

/** A raised card with a border. */
export function Panel({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`rounded-lg border border-line bg-raised p-5 ${className}`}>{children}</div>;
}
