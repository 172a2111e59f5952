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
  'shared/lib/router/routes/app': 'nothing.js',
  'shared/lib/router/utils/interception-routes': 'interception-routes.js',
  'shared/lib/router/utils/resolve-param-value': 'nothing.js',
  'shared/lib/router/utils/sorted-routes': 'nothing.js',
};

/**
 * What one module of Next requires, and what it gets instead: a `hydrateRoot` that hydrates between frames, since in one
 * piece it holds up the first touch of a slow phone for half a second (ADR 0023); for links a router that stays the same
 * (ADR 0028).
 */
const GIVEN = [
  { to: 'client/index', instead: 'react-dom/client', file: 'hydrate-in-pieces.js' },
  {
    to: 'client/link',
    instead: '../shared/lib/router-context.shared-runtime',
    file: 'link-router.js',
  },
];

/**
 * With each change of page the router asks for its data once more, although it has it, to have an old page made anew. The
 * data was asked for a moment before, when the link came into view, which does the same: one request less over a weak
 * network, and it held up the page that was asked for.
 */
const CUT = {
  'shared/lib/router/router': {
    from: "if (!this.isPreview && routeInfo.__N_SSG && process.env.NODE_ENV !== 'development' && !isQueryUpdating)",
    to: 'if (false)',
  },
};

/**
 * V8 compiles a function when it is called first, and the first click calls a thousand. Of a file that begins with these
 * words it compiles all of them beside the page, while the file arrives.
 */
const COMPILED_AHEAD = {
  test: /^static\/chunks\/(?:framework|main|pages\/_app)-/,
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
};

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
  for (const [name, options] of Object.entries(CUT))
    config.module.rules.push({
      test: (path) => path.endsWith(join('next/dist', `${name}.js`)),
      use: { loader: join(__dirname, 'cut.js'), options },
    });
  // After the minifier, which would take it away, and before the names get their hashes.
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
  config.plugins.push(new webpack.BannerPlugin({ ...COMPILED_AHEAD, stage }));
  for (const { to, instead, file } of GIVEN)
    config.plugins.push(
      new webpack.NormalModuleReplacementPlugin(/./, (resource) => {
        const issuer = resource.contextInfo?.issuer ?? '';
        if (resource.request === instead && issuer.endsWith(join('next/dist', `${to}.js`)))
          resource.request = join(__dirname, file);
      }),
    );
  for (const [name, file] of Object.entries(REPLACED))
    config.plugins.push(
      new webpack.NormalModuleReplacementPlugin(/./, (resource) => {
        const { createData } = resource;
        if (createData?.resource?.endsWith(join('next/dist', `${name}.js`)))
          createData.resource = createData.userRequest = join(__dirname, file);
      }),
    );
}

module.exports = { slimNext, KEPT, REPLACED, GIVEN, CUT };
