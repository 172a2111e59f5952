const { FULL_LAYOUT } = require('./document-attributes');
const earlyPresses = require('./early-presses');
const filteredList = require('./filtered-list');
const limitedNotice = require('./limited-notice');
const picturesAfterPaint = require('../tuning/pictures-after-paint');

/**
 * Runs before the body. A page that is opened where it was left, or at a place of its own, needs its true height from
 * the start: what is below the fold has an estimated one until it was in view once (`below-fold` in utilities.css).
 * @param {string} rest what runs on any other page
 */
const makeSource = (rest) =>
  `(function(w,r,v){
${limitedNotice.source}
${earlyPresses.source}
${filteredList.source}
if(location.hash||v&&/reload|back/.test(v.type))return r.setAttribute('${FULL_LAYOUT}','');
${rest}
})(window,document.documentElement,performance.getEntriesByType('navigation')[0])`.replaceAll('\n', '');

const alone = makeSource('');
const withPictures = makeSource(picturesAfterPaint.source);

module.exports = {
  /** What this build writes into its documents. */
  source: picturesAfterPaint.isTaken ? withPictures : alone,
  /** What any build may write, for the policy: it is made when the shop starts, without the build's settings. */
  sources: [alone, withPictures],
};
