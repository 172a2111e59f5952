const { HYDRATED } = require('./document-attributes');

/**
 * Part of the script that runs before the body (before-paint.js): on a weak line a page is read seconds before React takes it
 * over. What is pressed by then looks busy, and is pressed again when React answers (src/lib/browser/early-presses.ts), once
 * each. It is about what only a script can answer: buttons that send no form, and those of forms whose fields must not get into
 * an address. Written in the syntax of the oldest browsers.
 */
module.exports = {
  source: `w.earlyPresses=[];
addEventListener('click',function(e){
var b=!r.hasAttribute('${HYDRATED}')&&e.target.closest('button[type=button],form[method=post] button');
if(b){e.preventDefault();e.stopImmediatePropagation();
w.earlyPresses.push(b);b.setAttribute('aria-busy',true);b.classList.add('animate-pulse')}
},true);`,
};
