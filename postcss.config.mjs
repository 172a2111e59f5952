// Lightning CSS puts the layers in their order, which config/flatten-layers.js needs in development too.
const optimize = process.env.NODE_ENV === 'production' || { minify: false };

export default { plugins: { '@tailwindcss/postcss': { optimize }, './config/flatten-layers.js': {} } };
