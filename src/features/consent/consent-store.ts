import { useSyncExternalStore } from 'react';
import { v4 as uuid } from 'uuid';
import {
  CONSENT_POLICY_VERSION,
  CONSENT_STORAGE_KEY,
  TAG_MANAGER_ID,
  type ConsentChoices,
} from '@config/consent';
import { allowTracking } from '@/lib/tracking/track';
import {
  readStoredConsent,
  REFUSAL,
  sendsGpc,
  writeStoredConsent,
  type StoredConsent,
} from './stored-consent';
import { startTagManager, stopTagManager } from './tag-manager';

export interface Consent {
  /** The effective choices; null while there is neither a choice nor a signal of the browser. */
  choices: ConsentChoices | null;
  stored: StoredConsent | null;
  /** Global Privacy Control refuses, and the visitor has not accepted in spite of it. */
  isRefusedByBrowser: boolean;
  isPreferencesOpen: boolean;
  /** After the first opening the dialog stays mounted, so that it can fade out. */
  hasOpenedPreferences: boolean;
}

const NOTHING: Consent = {
  choices: null,
  stored: null,
  isRefusedByBrowser: false,
  isPreferencesOpen: false,
  hasOpenedPreferences: false,
};
let consent = NOTHING;
let isLoaded = false;
const listeners = new Set<() => void>();

function publish(change: Partial<Consent>) {
  consent = { ...consent, ...change };
  listeners.forEach((listener) => listener());
}

/** Global Privacy Control overrides a choice that was made before it was switched on. */
function judge(stored: StoredConsent | null): Pick<Consent, 'stored' | 'choices' | 'isRefusedByBrowser'> {
  const isRefusedByBrowser = sendsGpc() && !stored?.withGpc;
  return { stored, isRefusedByBrowser, choices: isRefusedByBrowser ? REFUSAL : (stored?.choices ?? null) };
}

/** Tracking starts before listeners are notified of a consent, and stops before they are notified of a refusal. */
function apply(stored: StoredConsent | null) {
  const next = judge(stored);
  const isGranted = next.choices?.analytics === true;
  allowTracking(isGranted);
  if (next.choices && isGranted) startTagManager(TAG_MANAGER_ID, next.choices);
  else stopTagManager();
  publish(next);
}

function onStorage({ key }: StorageEvent) {
  if (key === CONSENT_STORAGE_KEY || key === null) apply(readStoredConsent());
}

function load() {
  if (isLoaded) return;
  isLoaded = true;
  apply(readStoredConsent());
  window.addEventListener('storage', onStorage);
}

/** Stores a choice on this device and applies it at once. */
export function decideConsent(choices: ConsentChoices): void {
  const stored: StoredConsent = {
    version: CONSENT_POLICY_VERSION,
    choices,
    visitorId: consent.stored?.visitorId ?? uuid(),
    withGpc: sendsGpc(),
    isLogged: false,
  };
  writeStoredConsent(stored);
  apply(stored);
  publish({ isPreferencesOpen: false });
}

/** The server has stored the proof of this choice. */
export function markConsentLogged(stored: StoredConsent): void {
  if (consent.stored !== stored) return;
  const logged = { ...stored, isLogged: true };
  writeStoredConsent(logged);
  publish({ stored: logged });
}

export const openConsentPreferences = () => publish({ isPreferencesOpen: true, hasOpenedPreferences: true });
export const closeConsentPreferences = () => publish({ isPreferencesOpen: false });

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function getConsent(): Consent {
  load();
  return consent;
}

/** The consent of this visitor, synchronized between tabs. */
export const useConsent = (): Consent => useSyncExternalStore(subscribe, getConsent, () => NOTHING);

/** Resets the memory to that of a new tab. For tests. */
export function forgetConsent(): void {
  window.removeEventListener('storage', onStorage);
  consent = NOTHING;
  isLoaded = false;
  listeners.clear();
}
