/**
 * PostCSS: puts the rules of `@layer` blocks in their place, without the layers. Browsers before cascade layers (Chrome
 * 99, Safari 15.4, Firefox 97) drop such a block whole and show a page without styles. Tailwind writes its layers in
 * their order already, so the order alone says the same, as long as no rule of the base layer is more specific than one
 * class (src/styles/globals.css).
 * @returns {import('postcss').Plugin}
 */
const flattenLayers = () => ({
  postcssPlugin: 'flatten-layers',
  OnceExit(root) {
    const layers = [];
    root.walkAtRules('layer', (layer) => void layers.push(layer));
    // The innermost first.
    layers.reverse().forEach((layer) => layer.replaceWith(layer.nodes ?? []));
  },
});
flattenLayers.postcss = true;

module.exports = flattenLayers;
