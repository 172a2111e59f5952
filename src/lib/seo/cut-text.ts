/** How many characters of a description a result page shows. */
const DESCRIPTION_LENGTH = 160;

/**
 * One line of at most `max` characters; a longer text ends after a whole word with an ellipsis. A single word that is
 * longer is cut inside.
 */
export function cutText(text: string, max = DESCRIPTION_LENGTH): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const room = line.slice(0, max);
  const end = room.lastIndexOf(' ');
  const words = end > max / 2 ? room.slice(0, end) : room.slice(0, max - 1);
  return `${words.replace(/[\s,;:.–—-]+$/, '').replace(/\p{Surrogate}$/u, '')}…`;
}
