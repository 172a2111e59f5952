/** Webpack loader: of a module of constants only those named in `keep`, with the values Next itself gives them. */
module.exports = function keepExports() {
  const { keep } = this.getOptions();
  const all = require(this.resourcePath);
  const missing = keep.filter((name) => !(name in all));
  if (missing.length > 0) throw new Error(`${this.resourcePath} has no ${missing.join(', ')} any more`);
  return `module.exports = ${JSON.stringify(Object.fromEntries(keep.map((name) => [name, all[name]])))};`;
};
