const { HYDRATED } = require('./document-attributes');

/**
 * Part of the script that runs before the body (before-paint.js): on a weak line a page is read seconds before React takes it
 * over. What is pressed by then looks busy, and is pressed again when React answers (src/lib/browser/early-presses.ts), once
 * each. It is about what only a script can answer: buttons that send no form, those of forms whose fields must not get into an
 * address, and the one for the next page of a list, whose form does not know the filters of the address. What is chosen by then
 * is chosen again too, because React would go on with what the page said. Where the shop's scripts do not come, nothing is taken
 * (limited-notice.js). Written in the syntax of the oldest browsers.
 */
module.exports = {
  source: `w.earlyPresses=[];
function early(n,f){addEventListener(n,function(e){w.isLimited||r.hasAttribute('${HYDRATED}')||f(e,e.target)},true)}
early('click',function(e,b){
if(b=b.closest('button[type=button],form[method=post] button,button[name=pagina]')){
e.preventDefault();e.stopImmediatePropagation();
w.earlyPresses.push([b]);b.setAttribute('aria-busy',true);b.classList.add('animate-pulse')}
});
early('change',function(e,c){
c.matches('[type=radio],[type=checkbox],select')&&w.earlyPresses.push([c,c.options?c.value:c.checked])
});`,
};
