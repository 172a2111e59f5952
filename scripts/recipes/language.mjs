import { addText, all, changeJson, repeatLines, replace, replaceAll } from './edits.mjs';

const LISTED = `'en', 'pt-BR', 'es', 'ar', 'he'`;
const addToList = replace(LISTED, `${LISTED}, 'nl'`);
/** The line of Hebrew in a table once more, for Dutch, with the words of a translator to come. */
const addLine = repeatLines(/^\s+he: /, (line) => line.replace('he: ', 'nl: '));
const addTexts = (names) =>
  repeatLines(new RegExp(`^import he\\w* from|^\\s+he: \\{ ${names}`), (line) =>
    line.replace(/\bhe([A-Z]\w*)?\b/g, 'nl$1'),
  );

const THESAURUS = 'src/server/domains/catalog/thesaurus';
/** A language without words of its own for the search yet. */
const NO_WORDS = { nl: [] };
const addNoWords = changeJson((entries) =>
  entries.map((entry) => ({ ...entry, words: { ...entry.words, ...NO_WORDS } })),
);
const addNoList = changeJson((lists) => ({ ...lists, ...NO_WORDS }));
const addNoAbsence = changeJson(({ things, ...lists }) => ({
  ...Object.fromEntries(Object.entries(lists).map(([name, words]) => [name, { ...words, ...NO_WORDS }])),
  things: things.map((thing) => ({ ...thing, words: { ...thing.words, ...NO_WORDS } })),
}));

/** Followed for Dutch, with English texts in the place of its own. */
export const language = {
  heading: 'A language',
  example: /'he'|"he"|\bhe: |\bhe[A-Z]\w*\b|\/he\.json/,
  edits: [
    {
      step: 1,
      file: 'config/locales.ts',
      change: all(replace(`'es', 'ar', 'he'] as const`, `'es', 'ar', 'he', 'nl'] as const`), addLine),
    },
    { step: 1, file: 'next-i18next.config.js', change: addToList },
    { step: 1, file: 'src/env-rules.mjs', change: addToList },
    { step: 1, file: 'scripts/doctor/machine.mjs', change: addToList },
    {
      step: 2,
      file: 'public/locales/nl',
      like: 'public/locales/he',
      copyOf: 'public/locales/en',
    },
    {
      step: 2,
      file: 'config/glossary.json',
      change: repeatLines(/^ +"he": .*,$/, (line) => line.replace('"he"', '"nl"')),
    },
    { step: 3, file: 'src/shell/page-meta.tsx', change: addLine },
    { step: 4, file: 'src/mails/mail-texts.ts', change: addTexts('mails') },
    { step: 4, file: 'src/server/domains/content/common-texts.ts', change: addTexts('common') },
    { step: 4, file: 'src/shell/document/limited-notice.tsx', change: addTexts('document') },
    { step: 5, file: 'config/brands/boa-lida.ts', change: addLine },
    { step: 5, file: 'config/brands/tropa-e-sela.ts', change: addLine },
    { step: 5, file: 'config/brands/linha-matriz.ts', change: addLine },
    ...['linha-matriz', 'tropa-e-sela'].map((name) => ({
      step: 5,
      file: `config/brands/voices/${name}.json`,
      change: changeJson((voices) => ({ ...voices, nl: voices.en })),
    })),
    {
      step: 6,
      file: 'src/server/domains/catalog/product/species-labels.ts',
      change: (text) => text.replace(/he: ('[^']+')/g, 'he: $1, nl: $1'),
    },
    ...['animals', 'problems', 'products'].map((name) => ({
      step: 7,
      file: `${THESAURUS}/${name}.json`,
      change: addNoWords,
    })),
    ...['fillers', 'not-sold'].map((name) => ({
      step: 7,
      file: `${THESAURUS}/${name}.json`,
      change: addNoList,
    })),
    { step: 7, file: `${THESAURUS}/absence.json`, change: addNoAbsence },
    {
      step: 7,
      file: 'public/locales/<language>/manage-search.json',
      change: addText('locales.nl', 'Dutch'),
    },
    {
      step: 8,
      file: 'demo/translations/nl.json',
      like: 'demo/translations/he.json',
      copyOf: 'demo/translations/es.json',
    },
    {
      step: 8,
      file: 'src/server/seed/demo/language.test.ts',
      change: repeatLines(/^ {2}es: /, (line) => line.replace('es: ', 'nl: ')),
    },
    {
      step: 9,
      file: 'src/testing/fuzz/field-arbitrary.ts',
      change: replaceAll(`'en', 'es', 'ar', 'he')`, `'en', 'es', 'ar', 'he', 'nl')`),
    },
    {
      step: 9,
      file: 'e2e/languages.spec.ts',
      change: replace(`'es', 'ar', 'he'];`, `'es', 'ar', 'he', 'nl'];`),
    },
    {
      step: 9,
      file: 'e2e/routes.spec.ts',
      change: replace(`'he', 'es'] as const`, `'he', 'es', 'nl'] as const`),
    },
  ],
  tests: ['config/locales.test.ts'],
  titles: ['^the texts', '^the keys'],
};
