/** What the lines in the head of a document (before-paint.js) write on its root element. */
module.exports = {
  /** It is laid out whole at once; without it, what is far down waits until it comes near. */
  WHOLE: 'data-whole',
  /** Nothing was painted yet. */
  UNPAINTED: 'data-unpainted',
};
