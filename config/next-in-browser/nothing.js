/** Stands in for what the browser's router names and never uses. */
module.exports = {};
