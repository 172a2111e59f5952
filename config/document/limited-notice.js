const { HYDRATED, LIMITED, NEEDS_SCRIPT } = require('./document-attributes');

/**
 * Shows what stands in `<noscript>` also where a script of the shop cannot be loaded, read or run before React has taken the
 * page over: a blocker, a browser that is too old, a fault. Written in the syntax of the oldest browsers.
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
  source: `addEventListener('error',function(e){
if(!r.hasAttribute('${HYDRATED}')&&/_next\\/static.+\\.js/.test(e.target.src||e.filename))
[].forEach.call(document.querySelectorAll('noscript[${LIMITED}]'),function(n){n.outerHTML=n.textContent})},true);`,
};
