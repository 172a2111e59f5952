import { useRouter } from 'next/router';
import { useState } from 'react';
import { IN_PLACE, useReplaceRoute } from './use-replace-route';

/**
 * The `token` of a mailed link. It is removed from the address at once, so that it is not in the history or in a copied
 * link.
 * @param clean the address of the page without it
 */
export function useLinkToken(clean: string) {
  const router = useRouter();
  const [token, setToken] = useState<string | null>(null);
  const given = typeof router.query.token === 'string' ? router.query.token : '';
  const [taken, setTaken] = useState('');
  if (given && given !== taken) {
    setTaken(given);
    setToken(given);
  }
  useReplaceRoute(given ? clean : null, IN_PLACE);
  return { token, forget: () => setToken(null) };
}
