import { TAG_MANAGER_ID } from '@config/consent';
import dynamic from 'next/dynamic';
import { useConsent } from '@/features/consent/consent-store';
import { useConsentLog } from '@/features/consent/use-consent-log';
import { useTrackLists } from './use-track-lists';
import { useTrackVisit } from './use-track-visit';

const ConsentBanner = dynamic(() => import('@/features/consent/consent-banner'), { ssr: false });
const ConsentPreferences = dynamic(() => import('@/features/consent/consent-preferences'), { ssr: false });

/** Tracks a visit; with a tag manager only after consent. A lazy chunk. */
export default function VisitHost() {
  return TAG_MANAGER_ID ? <AskedVisit /> : <Visit />;
}

function Visit() {
  useTrackVisit();
  useTrackLists();
  return null;
}

function AskedVisit() {
  const { choices, isPreferencesOpen, hasOpenedPreferences } = useConsent();
  useConsentLog();
  return (
    <>
      {choices === null && <ConsentBanner />}
      {(isPreferencesOpen || hasOpenedPreferences) && <ConsentPreferences />}
      {choices?.analytics && <Visit />}
    </>
  );
}
