import type { ReactNode } from 'react';

interface GroupProps {
  /** The name of the group in the code: it is the heading, the anchor and the name of its picture. */
  name: string;
  children: ReactNode;
}

/** Pieces that are compared as one picture (e2e/look). */
export function Group({ name, children }: GroupProps) {
  return (
    <section id={name} data-group={name} className="grid gap-5 border-t border-line py-7">
      <h2 className="text-xl" dir="ltr">
        {name}
      </h2>
      {children}
    </section>
  );
}

interface PieceProps {
  /** The name of the component. */
  name: string;
  className?: string;
  children: ReactNode;
}

/** A component in its states. */
export function Piece({ name, className = 'flex flex-wrap items-center gap-3', children }: PieceProps) {
  return (
    <div className="grid gap-2">
      <h3 className="text-sm text-muted" dir="ltr">
        {name}
      </h3>
      <div className={className}>{children}</div>
    </div>
  );
}
