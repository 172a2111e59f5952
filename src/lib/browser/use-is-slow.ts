import { useEffect, useState } from 'react';

const PATIENCE_MS = 250;

/** Whether loading takes longer than a moment; before that a placeholder would only flicker. */
export function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  if (!isPending && isSlow) setSlow(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
  return isPending && isSlow;
}
