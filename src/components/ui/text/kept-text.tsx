import { useState, useSyncExternalStore } from 'react';

interface KeptTextProps {
  /** Says when the text becomes another one; what `make` reads must be in it. */
  id: string;
  /** Writes the text: on the server, and in the browser only once `id` is not the one the page came with. */
  make: () => string;
}

const never = () => () => undefined;

/**
 * A text that is dear to write (a date: its formatter alone costs a slow phone a tenth of a second) and that the page
 * came with. While React takes the page over, the text stays as the server wrote it.
 */
export function KeptText({ id, make }: KeptTextProps) {
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => typeof window !== 'undefined',
  );
  const [keptId, setKeptId] = useState(isFromServer ? id : null);
  if (keptId !== null && keptId !== id) setKeptId(null);
  // React leaves a text alone that differs while hydrating, and writes it when it changes afterwards.
  return <span suppressHydrationWarning>{id === keptId ? '' : make()}</span>;
}
