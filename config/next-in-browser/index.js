const { join } = require('node:path');

/** Modules of constants, and the names that Next's browser code for pages reads from each. */
const KEPT = {
  'lib/constants': [
    'MATCHED_PATH_HEADER',
    'NEXT_NAV_DEPLOYMENT_ID_HEADER',
    'NEXT_INTERCEPTION_MARKER_PREFIX',
    'NEXT_QUERY_PARAM_PREFIX',
  ],
  'shared/lib/constants': ['DEV_CLIENT_MIDDLEWARE_MANIFEST', 'DEV_CLIENT_PAGES_MANIFEST'],
};

/** Modules that the browser never uses or is better off with another form of, and what stands in for them. */
const REPLACED = {
  'client/next': 'start-in-pieces.js',
  'client/script': 'script-loader.js',
  'compiled/path-to-regexp/index': 'nothing.js',
  'build/polyfills/process': 'process.js',
  'shared/lib/bloom-filter': 'nothing.js',
  'shared/lib/router/routes/app': 'nothing.js',
  'shared/lib/router/utils/interception-routes': 'interception-routes.js',
  'shared/lib/router/utils/resolve-param-value': 'nothing.js',
  'shared/lib/router/utils/sorted-routes': 'nothing.js',
};

const CLIENT = join('next/dist/client/index.js');

/**
 * Next hydrates a page in one piece, which on a slow phone holds up the first touch for half a second. Its browser code
 * gets a `hydrateRoot` that hydrates between frames (ADR 0023).
 */
function hydrateInPieces(resource) {
  if (resource.request === 'react-dom/client' && resource.contextInfo?.issuer?.endsWith(CLIENT))
    resource.request = join(__dirname, 'hydrate-in-pieces.js');
}

/**
 * Leaves out of the browser's first script what Next takes along for the app router, for rewrites in the browser and
 * for `next/script`: 10 kB (gzip) that no page of the shop ever runs (ADR 0022). For production builds.
 */
function slimNext(config, webpack) {
  for (const [name, keep] of Object.entries(KEPT))
    config.module.rules.push({
      resource: (path) => path.endsWith(join('next/dist', `${name}.js`)),
      use: { loader: join(__dirname, 'keep-exports.js'), options: { keep } },
    });
  config.plugins.push(new webpack.NormalModuleReplacementPlugin(/^react-dom\/client$/, hydrateInPieces));
  for (const [name, file] of Object.entries(REPLACED))
    config.plugins.push(
      new webpack.NormalModuleReplacementPlugin(/./, (resource) => {
        const { createData } = resource;
        if (createData?.resource?.endsWith(join('next/dist', `${name}.js`)))
          createData.resource = createData.userRequest = join(__dirname, file);
      }),
    );
}

module.exports = { slimNext, KEPT, REPLACED };
