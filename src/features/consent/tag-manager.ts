import type { ConsentChoices } from '@config/consent';

/** Cookies of the tag manager and of Analytics. */
const COOKIES = /^(_ga|_gid|_gat|_gcl|_gac|FPID)/;

let isStarted = false;

/** In an object, so that a test can spy on it. */
export const page = { reload: () => window.location.reload() };

/** Google reads consent from the arguments object of such a call, not from an array. */
function gtag(..._words: unknown[]) {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments);
}

const toGoogle = ({ analytics, marketing }: ConsentChoices) => {
  const word = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');
  return {
    analytics_storage: word(analytics),
    ad_storage: word(marketing),
    ad_user_data: word(marketing),
    ad_personalization: word(marketing),
  };
};

/** Loads the tag manager the first time; afterwards it only updates the consent. */
export function startTagManager(id: string, choices: ConsentChoices): void {
  gtag('consent', isStarted ? 'update' : 'default', toGoogle(choices));
  if (isStarted) return;
  isStarted = true;
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Removes the cookies of the tag manager, and reloads the page to stop its running script. */
export function stopTagManager(): void {
  const names = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');
  const parts = window.location.hostname.split('.');
  const domains = parts.map((_, index) => parts.slice(index).join('.'));
  for (const name of names.filter((candidate) => COOKIES.test(candidate))) {
    document.cookie = `${name}=; Max-Age=0; Path=/`;
    for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/; Domain=${domain}`;
  }
  if (isStarted) page.reload();
  isStarted = false;
}
