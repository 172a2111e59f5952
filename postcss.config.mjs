export default { plugins: { '@tailwindcss/postcss': {}, './config/flatten-layers.js': {} } };
