/**
 * The texts of one file in a language; missing ones are filled from the default language, because English is better
 * than nothing.
 * @template {{ [key: string]: unknown }} T
 * @param {T} own
 * @param {{ [key: string]: unknown } | undefined} fallback
 * @returns {T}
 */
function completeTexts(own, fallback = {}) {
  const texts = { ...own };
  for (const [key, text] of Object.entries(fallback)) {
    const there = texts[key];
    if (there === undefined || there === '') texts[key] = text;
    else if (typeof there === 'object' && typeof text === 'object') texts[key] = completeTexts(there, text);
  }
  return texts;
}

module.exports = { completeTexts };
