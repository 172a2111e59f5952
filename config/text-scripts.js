const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { i18n } = require('../next-i18next.config');
const { completeTexts } = require('./complete-texts');

const LOCALES = join(__dirname, '..', 'public', 'locales');
/** Files of texts that home, lists and products are made of. */
const SHARED_FILES = ['common', 'cart', 'catalog', 'product', 'search'];

const readTexts = (locale, file) => JSON.parse(readFileSync(join(LOCALES, locale, `${file}.json`), 'utf8'));

/**
 * One script a language with the texts that most pages share: it is sent for with the other scripts of a page, after the
 * first paint, and kept for good, so that no document brings them along (pages/_document.tsx).
 * @returns its address, with the version of what is in it, and its source
 */
function describeTexts(locale) {
  const files = Object.fromEntries(
    SHARED_FILES.map((file) => [
      file,
      completeTexts(readTexts(locale, file), readTexts(i18n.defaultLocale, file)),
    ]),
  );
  const source = `self.__texts=${JSON.stringify(files)}`;
  const version = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { address: `/_next/static/texts/${locale}-${version}.js`, source };
}

/** What pages know of these scripts (shared-texts.ts), as one value of the build. */
const sharedTexts = () =>
  JSON.stringify({
    files: SHARED_FILES,
    addresses: Object.fromEntries(i18n.locales.map((locale) => [locale, describeTexts(locale).address])),
  });

module.exports = { describeTexts, sharedTexts };
