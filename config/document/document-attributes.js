/** Attributes that the script in the head of a document (before-paint.js) and the shop agree on. */
module.exports = {
  /** On the root: the whole page is laid out at once; without it, sections below the fold are laid out when they come into view. */
  FULL_LAYOUT: 'data-whole',
  /** On the root: nothing was painted yet. */
  UNPAINTED: 'data-unpainted',
  /** On the root: the address asks for a part of a list, or for another order of it. */
  FILTERED: 'data-filtered',
  /** On the root: React has taken the page over. */
  HYDRATED: 'data-hydrated',
  /** On the line that says what works without the shop's scripts. */
  LIMITED: 'data-limited',
  /** On what says nothing without them. */
  NEEDS_SCRIPT: 'data-needs-script',
};
