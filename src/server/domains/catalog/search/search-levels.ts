/**
 * Writes a level of phosphorus as the names of the lines do (`fósforo 80`), however the trade says it: `80 g de fósforo`,
 * `80 g/kg P`, `40 P`, `P40`. The grams of it are no pack's size. A `p` before other words stays: it is short for `para`.
 * @param text cleaned (`cleanSearch`)
 */
export const readLevels = (text: string): string =>
  text
    .replace(/(?<!\S)(\d{2,3})g(?: kg)?(?: de| of)? (f[oó]sforo|phosphorus|فوسفور|זרחן)(?!\S)/giu, '$2 $1')
    .replace(/(?<!\S)(f[oó]sforo|phosphorus|فوسفور|זרחן)(?: de)? (\d{2,3})g(?: kg)?(?!\S)/giu, '$1 $2')
    .replace(/(?<!\S)(\d{2,3})(?:g(?: kg)?)? ?p$/iu, 'fósforo $1')
    .replace(/(?<!\S)p(\d{2,3})$/iu, 'fósforo $1');
