/** Stands in for a shim of Node's `process`: React asks whether there is one, and the shop reads its `env`. */
module.exports = { env: {} };
