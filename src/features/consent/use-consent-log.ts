import { useEffect } from 'react';
import { call } from '@/client/call';
import { markConsentLogged, useConsent } from './consent-store';

/** Sends the proof of a choice to the server; when that fails, the next visit tries again. */
export function useConsentLog(): void {
  const { stored } = useConsent();
  useEffect(() => {
    if (!stored || stored.isLogged) return;
    const { visitorId, choices, version } = stored;
    void call('createConsent', { body: { visitorId, choices, policyVersion: version } })
      .then(() => markConsentLogged(stored))
      .catch(() => undefined);
  }, [stored]);
}
