/** Marks a document that is laid out whole at once; without it, what is far down waits until it comes near. */
const WHOLE = 'data-whole';

/**
 * Runs before the body. A page that is opened where it was left, or at a place of its own, needs its true height from
 * the start: what is far down has a guessed one until it was near once (`far` in globals.css).
 */
const source = `(function(r,v){
if(location.hash||v&&/reload|back/.test(v.type))r.setAttribute('${WHOLE}','')
})(document.documentElement,performance.getEntriesByType('navigation')[0])`.replaceAll('\n', '');

module.exports = { WHOLE, source };
