/**
 * Optimisations of pages beyond Next and next-i18next; each can be left out. `TUNING=off` leaves out all,
 * `TUNING=name,name` takes those alone; empty, all are taken.
 */
const TUNINGS = {
  /** Scripts are requested at the first paint and run after the main picture (scripts-after-paint.js, ADR 0023). */
  SCRIPTS_AFTER_PAINT: 'scripts-after-paint',
  /** Pictures that are not needed for the first paint wait for it (pictures-after-paint.js, ADR 0025). */
  PICTURES_AFTER_PAINT: 'pictures-after-paint',
  /** The first scripts are compiled beside the main thread (compiled-ahead.js, ADR 0064). */
  COMPILED_AHEAD: 'compiled-ahead',
  /** A 3 kB reader of the i18next format replaces i18next, react-i18next and next-i18next (ADR 0020). */
  SMALL_TEXT_READER: 'small-text-reader',
};

/**
 * @param {string | undefined} wanted
 * @returns {string[]} names of the tunings that are taken
 */
function chooseTunings(wanted = process.env.TUNING) {
  const all = Object.values(TUNINGS);
  if (wanted === 'off') return [];
  if (!wanted) return all;
  const names = wanted.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new Error(`TUNING names ${unknown.join(', ')}; there are ${all.join(', ')} and off`);
  return names;
}

module.exports = { TUNINGS, chooseTunings };
