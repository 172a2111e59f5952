import { useState, useSyncExternalStore } from 'react';

interface ServerTextProps {
  /** A different `id` means a different text, so everything that `make` reads must be in it. */
  id: string;
  /** Writes the text: on the server, and in the browser once `id` has changed since hydration. */
  make: () => string;
}

const never = () => () => undefined;

/**
 * A text that is expensive to write in the browser, and that is in the HTML already: creating a date formatter takes a
 * slow phone a tenth of a second. Hydration leaves the text as the server wrote it.
 */
export function ServerText({ id, make }: ServerTextProps) {
  const isFromServer = useSyncExternalStore(
    never,
    () => false,
    () => typeof window !== 'undefined',
  );
  const [hydratedId, setHydratedId] = useState(isFromServer ? id : null);
  if (hydratedId !== null && hydratedId !== id) setHydratedId(null);
  // With suppressHydrationWarning React does not write a text that differs, until it changes after hydration.
  return <span suppressHydrationWarning>{id === hydratedId ? '' : make()}</span>;
}
