/**
 * The walls of the house: lib, config ← contract ← client ← features ← screens ← pages; contract ← server ← pages.
 * Types cross them freely (they are gone before anything runs); values do not. In a circle types count like values.
 */
const TEST = '\\.test\\.[mc]?[jt]sx?$|^src/(http-server/)?testing/|^e2e/';
const VALUES = { dependencyTypesNot: ['type-only'] };
const BROWSER = '^src/(features|screens|shell|components|client|lib)/';
/** The rules of forms, which validate with zod; in the dashboard the forms themselves, which no page loads first. */
const FORMS = '^src/features/dashboard/.*-form\\.tsx$|\\.schema\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment:
        'A circle has no first file to read, and its values may be undefined at import. Types count too.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'not-to-dev-dependency',
      severity: 'error',
      comment: 'The shop runs from its dependencies alone. The worker is bundled whole with the build.',
      from: { path: '^(src|pages|config)/', pathNot: `${TEST}|^src/service-worker/` },
      to: { dependencyTypes: ['npm-dev'], ...VALUES },
    },
    {
      name: 'config-imports-nothing-of-src',
      severity: 'error',
      from: { path: '^config/', pathNot: TEST },
      to: { path: '^(src|pages)/' },
    },
    {
      name: 'lib-imports-lib-and-config',
      severity: 'error',
      from: { path: '^src/lib/', pathNot: TEST },
      to: { path: '^(src|pages)/', pathNot: '^src/lib/', ...VALUES },
    },
    {
      name: 'contract-imports-contract-lib-config',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: TEST },
      to: { path: '^(src|pages)/', pathNot: '^src/(contract|lib)/' },
    },
    {
      name: 'client-knows-the-contract-only',
      severity: 'error',
      from: { path: '^src/client/', pathNot: TEST },
      to: { path: '^(src|pages)/', pathNot: '^src/(client|contract|lib)/', ...VALUES },
    },
    {
      name: 'components-know-no-business',
      severity: 'error',
      from: { path: '^src/components/', pathNot: TEST },
      to: { path: '^(src|pages)/', pathNot: '^src/(components|lib)/', ...VALUES },
    },
    {
      name: 'features-do-not-meet',
      severity: 'error',
      comment: 'Compose features in a screen, or hand one a slot.',
      from: { path: '^src/features/([^/]+)/', pathNot: TEST },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'features-stand-on-client-and-ui',
      severity: 'error',
      from: { path: '^src/features/', pathNot: TEST },
      to: {
        path: '^(src|pages)/',
        pathNot: '^src/(features|components|client|contract|lib)/',
        ...VALUES,
      },
    },
    {
      name: 'shell-stands-on-features',
      severity: 'error',
      from: { path: '^src/shell/', pathNot: TEST },
      to: {
        path: '^(src|pages)/',
        pathNot: '^src/(shell|features|components|client|contract|lib)/',
        ...VALUES,
      },
    },
    {
      name: 'screens-do-not-import-pages-or-server',
      severity: 'error',
      from: { path: '^src/screens/', pathNot: TEST },
      to: {
        path: '^(src|pages)/',
        pathNot: '^src/(screens|shell|features|components|client|contract|lib)/',
        ...VALUES,
      },
    },
    {
      name: 'the-worker-stands-alone',
      severity: 'error',
      comment: 'It is bundled by itself and lives without a page.',
      from: { path: '^src/service-worker/', pathNot: TEST },
      to: { path: '^(src|pages)/', pathNot: '^src/(service-worker|lib)/' },
    },
    {
      name: 'pages-do-not-import-the-worker',
      severity: 'error',
      from: { path: '^(src|pages)/', pathNot: `${TEST}|^src/service-worker/` },
      to: { path: '^src/service-worker/' },
    },
    {
      name: 'browser-code-never-sees-the-server',
      severity: 'error',
      comment: 'Not even its types: what the browser may know is in the contract.',
      from: { path: BROWSER, pathNot: TEST },
      to: { path: '^src/(server/|env\\.ts|env-rules\\.mjs)' },
    },
    {
      name: 'pages-carry-no-whole-brand',
      severity: 'error',
      comment:
        'A browser is given the part of a brand that is shown; descriptions and colours are the server’s.',
      from: { path: `${BROWSER}|^pages/`, pathNot: `${TEST}|^pages/(_document\\.tsx$|api/)` },
      to: { path: '^config/brands/whole\\.ts$' },
    },
    {
      name: 'server-stands-on-the-contract',
      severity: 'error',
      comment: 'Page props hand the screens their queries: they may read the same query options.',
      from: { path: '^src/server/', pathNot: `${TEST}|^src/server/page-props/` },
      to: {
        path: '^(src|pages)/',
        pathNot: '^src/(server|contract|client|lib|mails)/|^src/env\\.ts$',
        ...VALUES,
      },
    },
    {
      name: 'domains-stand-below-http',
      severity: 'error',
      comment: 'Not even types: what both need (errors, gates, signatures) is in src/server/kernel.',
      from: { path: '^src/server/(domains|db|kernel|ports|revalidation)/', pathNot: TEST },
      to: { path: '^src/server/(http|routes|page-props)/' },
    },
    {
      name: 'database-stands-below-domains',
      severity: 'error',
      comment: 'Not even types. The demonstration (src/server/seed) stands above both.',
      from: { path: '^src/server/db/', pathNot: TEST },
      to: { path: '^src/server/(domains|revalidation|social-picture|seed)/' },
    },
    {
      name: 'ports-stand-below-domains',
      severity: 'error',
      from: { path: '^src/server/ports/', pathNot: TEST },
      to: { path: '^src/server/(domains|revalidation|social-picture|seed|db)/' },
    },
    {
      name: 'only-the-start-seeds',
      severity: 'error',
      comment: 'The demonstration uses the domains; nothing that runs later needs it.',
      from: { path: '^src/server/[^/]+/', pathNot: `${TEST}|^src/server/seed/` },
      to: { path: '^src/server/seed/' },
    },
    {
      name: 'files-are-behind-their-port',
      severity: 'error',
      comment: 'Dependencies hand them in: src/server/ports/media/file-store.ts.',
      from: {
        path: '^src/server/(domains|routes|http|kernel|page-props|revalidation|tables)/',
        pathNot: TEST,
      },
      to: { path: '^(node:)?fs(/|$)', dependencyTypes: ['core'] },
    },
    {
      name: 'kernel-stands-alone',
      severity: 'error',
      from: { path: '^src/server/kernel/', pathNot: TEST },
      to: { path: '^(src|pages)/', pathNot: '^src/(server/kernel|contract|lib)/' },
    },
    {
      name: 'http-server-stands-on-process-state',
      severity: 'error',
      comment:
        'It is bundled by itself and serves the shop from outside. It meets the API in one registry, and loads none of it.',
      from: { path: '^src/http-server/', pathNot: TEST },
      to: {
        path: '^(src|pages)/',
        pathNot: '^src/(http-server|lib)/|^src/env(\\.ts|-rules\\.mjs)$|^src/server/process-registry\\.ts$',
        ...VALUES,
      },
    },
    {
      name: 'nothing-imports-the-http-server',
      severity: 'error',
      comment: 'It starts the shop; commands load it as the build bundled it.',
      from: { path: '^(src|pages|config)/', pathNot: `${TEST}|^src/http-server/` },
      to: { path: '^src/http-server/' },
    },
    {
      name: 'page-props-stand-on-server-and-queries',
      severity: 'error',
      from: { path: '^src/server/page-props/', pathNot: TEST },
      to: {
        path: '^(src|pages)/',
        pathNot: '^src/(server|contract|client|lib)/|^src/env\\.ts$|^src/features/.+(\\.queries|-url)\\.ts$',
        ...VALUES,
      },
    },
    {
      name: 'server-without-react',
      severity: 'error',
      from: { path: '^src/server/', pathNot: `${TEST}|^src/server/page-props/` },
      to: {
        path: 'node_modules/(react|react-dom|react-i18next|next-i18next|framer-motion|@tanstack/react-query)/',
        ...VALUES,
      },
    },
    {
      name: 'mails-are-written-by-the-outbox',
      severity: 'error',
      comment:
        'ADR 0008: React and its e-mail parts are loaded in one place of the server, with the first mail.',
      from: { path: '^(src|pages|config)/', pathNot: `${TEST}|^src/(mails|server/domains/outbox)/` },
      to: { path: '^src/mails/', ...VALUES },
    },
    {
      name: 'mails-stand-on-lib-and-config',
      severity: 'error',
      comment: 'And on the closed lists of the contract.',
      from: { path: '^src/mails/', pathNot: TEST },
      to: { path: '^(src|pages)/', pathNot: '^src/(mails|lib)/|^src/contract/constants\\.ts$', ...VALUES },
    },
    {
      name: 'zod-only-where-input-is-judged',
      severity: 'error',
      comment:
        'zod is 25 kB of a first script. The browser knows names, paths and types; forms fetch their rules.',
      from: {
        pathNot: `${TEST}|${FORMS}|^src/(contract|server|http-server|mails)/|^src/env(\\.ts|-rules\\.mjs)$|^node_modules/|^(bench|scripts)/`,
      },
      to: { path: 'node_modules/(zod|zod-openapi)/', ...VALUES },
    },
    {
      name: 'schemas-only-where-input-is-judged',
      severity: 'error',
      comment: 'These files of the contract carry zod: browser code takes their types only.',
      from: { path: `${BROWSER}|^pages/`, pathNot: `${TEST}|${FORMS}` },
      to: { path: '^src/contract/(schemas/|contract\\.ts|endpoint\\.ts|openapi\\.ts)', ...VALUES },
    },
    {
      name: 'rules-of-forms-are-lazy',
      severity: 'error',
      comment: 'A form of the shop fetches its rules with useLazyResolver: they carry zod.',
      from: { path: `${BROWSER}|^pages/`, pathNot: `${TEST}|^src/features/dashboard/` },
      to: { path: '\\.schema\\.ts$', dynamic: false, ...VALUES },
    },
    {
      name: 'endpoint-names-stay-free-of-schemas',
      severity: 'error',
      from: { path: '^src/contract/(endpoints|errors)\\.ts$' },
      to: { path: '^src/contract/(schemas/|contract\\.ts|endpoint\\.ts)', ...VALUES },
    },
    {
      name: 'nothing-imports-the-benches',
      severity: 'error',
      comment: 'bench/ is a package of its own, with tools that are not installed with the shop.',
      from: { path: '^(src|pages|config)/' },
      to: { path: '^bench/' },
    },
    {
      name: 'tests-stay-out-of-the-shop',
      severity: 'error',
      from: { path: '^(src|pages|config)/', pathNot: TEST },
      to: { path: TEST },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|\\.data|\\.generated|public)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
