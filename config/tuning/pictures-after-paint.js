const { UNPAINTED } = require('../document/document-attributes');
const { TUNINGS } = require('./index');

/**
 * Part of the line that runs before the body (before-paint.js): the pictures that may wait do so until the first paint, for
 * which they would share the line with styles, font and main picture (`tile` in utilities.css); no longer than two seconds, for
 * a hidden tab paints nothing.
 */
const source = `function paint(){r.removeAttribute('${UNPAINTED}')}
if(!w.PerformanceObserver)return;
r.setAttribute('${UNPAINTED}','');
setTimeout(paint,2000);
new PerformanceObserver(paint).observe({type:'paint',buffered:true})`;

module.exports = {
  /** Written into the build by next.config.js. */
  isTaken: (process.env.TUNINGS ?? '').split(',').includes(TUNINGS.PICTURES_AFTER_PAINT),
  source,
};
