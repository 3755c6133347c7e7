/** What may import what. Each rule says what a violation would mean. */
const products = '^packages/(schema|engine|compare|typeset)/|^apps/';
const stages = [
  'read',
  'parse',
  'check',
  'posting',
  'match',
  'tailor',
  'letter',
  'profile',
  'verify',
  'xray',
  'insights',
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one idea or three: a cycle cannot be read from any end.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'schema-needs-only-zod',
      comment: 'The nouns stand at the bottom: what they imported, everything would import.',
      severity: 'error',
      from: { path: '^packages/schema/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/schema/', 'node_modules/zod/'] },
    },
    {
      name: 'engine-and-typeset-are-pure',
      comment:
        'The engine and the typesetter reach no network and no database: the same input always gives the same output.',
      severity: 'error',
      from: { path: '^packages/(engine|typeset)/src', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(node:)?(net|http|https|http2|dgram|dns|tls)$|node_modules/(pg|drizzle-orm|@electric-sql|nodemailer|hono)/|^packages/(auth|database|mail)/',
      },
    },
    {
      name: 'engine-needs-only-schema-and-compare',
      comment:
        'The engine knows the nouns, the text layer that a reading is compared with, and the sandbox of its readers; nothing else.',
      severity: 'error',
      from: { path: '^packages/engine/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/(engine|schema|compare|sandbox)/' },
    },
    {
      name: 'stages-know-no-comparison',
      comment: 'What a reading is judged by must not help to make it: only the composition beside index.ts compares.',
      severity: 'error',
      from: { path: `^packages/engine/src/(${stages.join('|')}|language|lexicon)/`, pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/compare/' },
    },
    {
      name: 'compare-knows-no-reader',
      comment:
        'The comparison of a file with its tailored version is independent: with the engine in it, both could be wrong alike.',
      severity: 'error',
      from: { path: '^packages/compare/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/(compare|schema)/' },
    },
    ...stages.map((stage) => ({
      name: `stage-${stage}-stands-alone`,
      comment:
        'Stages never import each other: they share the types of the schema, the lexicon and the language tables; composition happens beside index.ts.',
      severity: 'error',
      from: { path: `^packages/engine/src/${stage}/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^packages/engine/src/(${stages.filter((other) => other !== stage).join('|')})/` },
    })),
    {
      name: 'typeset-needs-only-schema',
      comment: 'Layout turns nouns into files; what they mean is not its business.',
      severity: 'error',
      from: { path: '^packages/typeset/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^(packages|apps)/', pathNot: '^packages/(typeset|schema|sandbox)/' },
    },
    {
      name: 'auth-knows-nothing-of-the-product',
      comment: 'The auth service can be started alone and replaced by another that speaks its protocol.',
      severity: 'error',
      from: { path: '^packages/(auth|database|mail)/' },
      to: {
        path: products,
        pathNot: '^packages/schema/src/(mail-address\\.ts|language/languages\\.ts|log/index\\.ts)$',
      },
    },
    {
      name: 'nothing-imports-an-app',
      comment: 'Apps are the leaves: what two of them need belongs into a package.',
      severity: 'error',
      from: { path: '^(packages|apps/([^/]+))/' },
      to: { path: '^apps/', pathNot: '^apps/$2/' },
    },
    {
      name: 'packages-by-their-front-door',
      comment: 'A package is entered by its index (or a further door of its package.json), so its inside can change.',
      severity: 'error',
      from: { path: '^(apps|packages)/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/src/',
        pathNot: [
          '^packages/schema/src/(mail-address\\.ts|language/languages\\.ts|log/index\\.ts|texts/say-text\\.ts)$',
          '^packages/$2/',
          '/src/index\\.ts$',
          '/src/(reader|browser|testing|texts)/index\\.ts$',
          '/src/testing\\.ts$',
          '^packages/sandbox/src/inside\\.ts$',
          '^packages/typeset/src/browser/show-pages\\.ts$',
        ],
      },
    },
    {
      name: 'features-stand-alone',
      comment: 'A feature of the server or the web app never imports another feature: what both need moves up.',
      severity: 'error',
      from: { path: '^apps/(server|web)/src/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'routes-never-touch-the-database',
      comment: 'Routes translate HTTP; the service decides; queries read and write.',
      severity: 'error',
      from: { path: '^apps/server/src/features/[^/]+/routes' },
      to: { path: '^apps/server/src/(db/|features/[^/]+/queries)|node_modules/drizzle-orm/' },
    },
    {
      name: 'web-needs-schema-and-typeset',
      comment: 'What the browser loads is the nouns and the typesetter.',
      severity: 'error',
      from: { path: '^apps/web/src', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(packages|apps)/', pathNot: '^(apps/web|packages/schema|packages/typeset)/' },
    },
    {
      name: 'declared-dependencies',
      comment: 'An import that the package.json does not name works by luck.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: '\\.test\\.tsx?$|/test/|vite\\.config' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
