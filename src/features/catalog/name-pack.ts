import { PACK_PARAM } from '@config/routes';

interface HistoryEntry {
  url?: string;
  as?: string;
}

/**
 * Writes the chosen pack into the address, so that a reload, another language and a way back open with it. Not by the
 * router: a navigation, however shallow, closes a drawer that was opened meanwhile and tells a screen reader the title
 * again.
 */
export function namePack(sku: string): void {
  const withPack = (address: string) => {
    const [path, query] = address.split(/[?#]/);
    const params = new URLSearchParams(address.includes('?') ? query : '');
    params.set(PACK_PARAM, sku);
    return `${path}?${params.toString()}`;
  };
  const { pathname, search } = window.location;
  const entry = window.history.state as HistoryEntry | null;
  // What Next goes by when the person comes back.
  const { url = pathname, as = pathname + search } = entry ?? {};
  window.history.replaceState(
    { ...entry, url: withPack(url), as: withPack(as) },
    '',
    withPack(pathname + search),
  );
}
