const { HYDRATED, LIMITED } = require('./document-attributes');

/**
 * Shows the line of `<noscript>` also where a script of the shop cannot be loaded, read or run before React has taken the
 * page over: a blocker, a browser that is too old, a fault. Written in the syntax of the oldest browsers.
 */
module.exports = {
  source: `addEventListener('error',function(e){
var n=document.querySelector('noscript[${LIMITED}]');
if(n&&!r.hasAttribute('${HYDRATED}')&&/_next\\/static.+\\.js/.test(e.target.src||e.filename))n.outerHTML=n.textContent},true);`,
};
