import {
  CONSENT_CATEGORIES,
  CONSENT_POLICY_VERSION,
  CONSENT_STORAGE_KEY,
  type ConsentChoices,
} from '@config/consent';
import { deviceStore } from '@/lib/browser/browser-store';

/** A choice as it is stored on this device. */
export interface StoredConsent {
  version: string;
  choices: ConsentChoices;
  /** A random id under which the server stores the proof of the choice. */
  visitorId: string;
  /** The choice was made while the browser sent Global Privacy Control. */
  withGpc: boolean;
  /** The server has stored the proof. */
  isLogged: boolean;
}

export const REFUSAL: ConsentChoices = { analytics: false, marketing: false };

function isStored(value: unknown): value is StoredConsent {
  if (typeof value !== 'object' || value === null) return false;
  const { version, visitorId, choices } = value as Partial<StoredConsent>;
  return (
    version === CONSENT_POLICY_VERSION &&
    typeof visitorId === 'string' &&
    typeof choices === 'object' &&
    CONSENT_CATEGORIES.every((category) => typeof choices[category] === 'boolean')
  );
}

/** The choice under the current policy; null when nothing valid is stored. */
export function readStoredConsent(): StoredConsent | null {
  const value = deviceStore.readJson(CONSENT_STORAGE_KEY);
  return isStored(value) ? value : null;
}

/** Where storage is forbidden the choice applies to this page, and the next one asks again. */
export const writeStoredConsent = (consent: StoredConsent): void =>
  deviceStore.write(CONSENT_STORAGE_KEY, JSON.stringify(consent));

/** The browser signals that data must not be sold or shared (W3C, Global Privacy Control). */
export const sendsGpc = (): boolean =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
