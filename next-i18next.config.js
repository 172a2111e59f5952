// Read by next.config.js (routing) and by next-i18next (texts). Plain JavaScript: Next loads it untranspiled.
const LOCALES = ['en', 'pt-BR', 'es', 'ar', 'he'];
const wanted = process.env.NEXT_PUBLIC_DEFAULT_LOCALE || 'en';
if (!LOCALES.includes(wanted)) {
  throw new Error(`NEXT_PUBLIC_DEFAULT_LOCALE=${wanted} is not one of ${LOCALES.join(', ')}`);
}

/** @type {import('next-i18next/pages').UserConfig} */
module.exports = {
  i18n: { locales: LOCALES, defaultLocale: wanted },
  defaultNS: 'common',
  // A text missing in one language is shown in the default one, and a test reports it.
  fallbackLng: wanted,
  localePath: require('node:path').resolve('./public/locales'),
  reloadOnPrerender: process.env.NODE_ENV === 'development',
  returnEmptyString: false,
};
