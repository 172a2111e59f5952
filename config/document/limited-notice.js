const { FILTERED, HYDRATED, LIMITED, NEEDS_SCRIPT } = require('./document-attributes');

/**
 * Shows what stands in `<noscript>` also where a script of the shop cannot be loaded, read or run before React has taken the
 * page over: a blocker, a browser that is too old, a fault. Notes the scripts that did not come, for the code that sees to
 * them and is loaded late (src/features/offline/watch-chunks.ts). Written in the syntax of the oldest browsers.
 */
module.exports = {
  /**
   * Hides what does nothing without the shop's scripts: buttons that send no form, choices without a form, forms whose
   * fields must not get into an address, and places for what is still loading.
   */
  style: [
    'button[type=button]',
    'select:not([form])',
    'form[method=post]',
    '[aria-busy=true]',
    '.animate-pulse',
    '[data-buy-bar]',
    `[${NEEDS_SCRIPT}]`,
  ]
    .map((dead) => `html:not([${HYDRATED}]) ${dead}`)
    .join()
    .concat('{display:none!important}'),
  source: `w.lostScripts=[];
addEventListener('error',function(e){
var s=e.target.src;
if(!/_next\\/static.+\\.js/.test(s||e.filename))return;
if(s)w.lostScripts.push(s);
if(w.isLimited=!r.hasAttribute('${HYDRATED}'))
r.removeAttribute('${FILTERED}'),[].forEach.call(document.querySelectorAll('noscript[${LIMITED}]'),function(n){n.outerHTML=n.textContent})},true);`,
};
