/** Webpack loader: leaves a piece out of a module; says so where a new version of Next has it no longer. */
module.exports = function cut(source) {
  const { from, to } = this.getOptions();
  const parts = source.split(from);
  if (parts.length !== 2) throw new Error(`${this.resourcePath} has not "${from}" once any more`);
  return parts.join(to);
};
