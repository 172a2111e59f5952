/** Id of the line of a product page that says how many of a pack are on the list. */
export const quoteListedId = (variationId: string): string => `listed-${variationId}`;

/** The height of the line, which may be empty still, in pixels. */
const LINE = 48;

/** True where a visitor sees that line: on a phone the button is in a bar, and the line may be far from it. */
export function isQuoteListedInView(variationId: string): boolean {
  const line = document.getElementById(quoteListedId(variationId));
  if (!line) return false;
  const { top } = line.getBoundingClientRect();
  const bar = document.querySelector('[data-buy-bar]');
  const isFixed = bar !== null && getComputedStyle(bar).position === 'fixed';
  const end = isFixed ? bar.getBoundingClientRect().top : window.innerHeight;
  return top >= 0 && top + LINE <= end;
}
