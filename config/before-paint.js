const { UNPAINTED, WHOLE } = require('./marks');

/**
 * Runs before the body. A page that is opened where it was left, or at a place of its own, needs its true height from
 * the start: what is far down has a guessed one until it was near once (`far` in globals.css). On any other page the
 * pictures that may wait do so until the first paint, for which they would share the line with styles, font and main
 * picture (`tile` in globals.css); no longer than two seconds, for a hidden tab paints nothing.
 */
const source = `(function(w,r,v){
if(location.hash||v&&/reload|back/.test(v.type))return r.setAttribute('${WHOLE}','');
function paint(){r.removeAttribute('${UNPAINTED}')}
if(!w.PerformanceObserver)return;
r.setAttribute('${UNPAINTED}','');
setTimeout(paint,2000);
new PerformanceObserver(paint).observe({type:'paint',buffered:true})
})(window,document.documentElement,performance.getEntriesByType('navigation')[0])`.replaceAll('\n', '');

module.exports = { source };
