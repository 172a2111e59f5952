const { FILTERED } = require('./document-attributes');

/** Parameters of an address that change which products a list shows, and in what order (product-list-url.ts). */
const LIST_PARAMETERS = [
  'categoria',
  'peso',
  'especie',
  'fase',
  'epoca',
  'necessidade',
  'precoMin',
  'precoMax',
  'emEstoque',
  'emOferta',
  'ordem',
  'pagina',
];

/**
 * Part of the script that runs before the body (before-paint.js): a cached list is the whole one, whatever the address asks for.
 * Until React has read the address, that list is dimmed and its count is hidden. Not where the shop's scripts do not come:
 * there the whole list is all there is, and limited-notice.js takes the mark off.
 */
module.exports = {
  LIST_PARAMETERS,
  source: `/[?&](${LIST_PARAMETERS.join('|')})=/.test(location.search)&&r.setAttribute('${FILTERED}','');`,
};
