import { useCallback, useEffect, useRef, useState } from 'react';

/** What the checkout asks, in this order. */
export type Part = 'contact' | 'delivery' | 'payment';

export const partHeadingId = (part: Part) => `parte-${part}`;

/** The part that is answered next: the first one that is not complete, else the payment. */
const nextPart = (isComplete: Record<'contact' | 'delivery', boolean>): Part =>
  !isComplete.contact ? 'contact' : !isComplete.delivery ? 'delivery' : 'payment';

export interface Parts {
  open: Part;
  /** A person chose the part, or types in it: it stays open until they say they are done. */
  isChosen: boolean;
  /** Opens a part and puts the focus on its heading. */
  edit: (part: Part) => void;
  /** Something is typed in a part: what becomes complete meanwhile does not close it. */
  stay: (part: Part) => void;
  /** Folds the part and goes on to the next one. */
  done: () => void;
}

/**
 * Which part of the checkout is open: one at a time, the others are folded into their answers.
 * @param start the part that an address of the page leads into
 */
export function useParts(isComplete: Record<'contact' | 'delivery', boolean>, start: Part | null): Parts {
  const [chosen, setChosen] = useState<Part | null>(start);
  const takesFocus = useRef(false);
  const open = chosen ?? nextPart(isComplete);
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    document.getElementById(partHeadingId(open))?.focus();
  }, [open]);
  const choose = useCallback((part: Part | null) => {
    takesFocus.current = true;
    setChosen(part);
  }, []);
  return {
    open,
    isChosen: chosen !== null,
    edit: choose,
    stay: setChosen,
    done: useCallback(() => choose(null), [choose]),
  };
}
