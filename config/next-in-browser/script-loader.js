/** Stands in for the loader of `next/script`, which the shop has no use for. */
module.exports = { initScriptLoader() {}, handleClientScriptLoad() {} };
