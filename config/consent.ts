/** The choices of a visitor; what the shop needs to work (cart, sign-in, this choice) is not asked. */
export const CONSENT_CATEGORIES = ['analytics', 'marketing'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];
export type ConsentChoices = Record<ConsentCategory, boolean>;

/** A new version asks all visitors again: raise it when the purposes or the services behind them change. */
export const CONSENT_POLICY_VERSION = '2026-11';
export const CONSENT_STORAGE_KEY = 'cookie-consent';

/** Container of the tag manager. Empty: nothing of third parties is ever loaded, so there is nothing to ask. */
export const TAG_MANAGER_ID = process.env.NEXT_PUBLIC_GTM_ID || '';
