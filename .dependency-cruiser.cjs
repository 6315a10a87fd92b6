/**
 * Who may import whom: "Who may import whom" in docs/architecture.md.
 * The parser does not read JSX: the rooms of the web client are kept apart by the linter, in biome.json.
 */
const kernel = '^packages/engine/src/kernel/';
const games = '^packages/engine/src/games/';
const testkit = '^packages/engine/src/testkit/';
const ai = '^packages/ai/';
const test = '([.]test[.]tsx?$|/testing/)';
/** Put in by the web client's build. */
const icon = '^(icon|rules):';

module.exports = {
  forbidden: [
    { name: 'not-resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: icon } },
    { name: 'kernel-imports-nothing', severity: 'error', from: { path: kernel, pathNot: test }, to: { pathNot: kernel } },
    {
      name: 'games-import-kernel-and-zod',
      severity: 'error',
      from: { path: games, pathNot: test },
      to: { pathNot: [kernel, games, '(^|/)node_modules/zod/'] },
    },
    {
      name: 'games-know-no-other-game',
      severity: 'error',
      from: { path: `${games}([^/]+)/` },
      to: { path: `${games}[^/]+/`, pathNot: `${games}$1/` },
    },
    {
      name: 'testkit-imports-kernel',
      severity: 'error',
      from: { path: testkit, pathNot: test },
      to: { path: ['^packages', '^apps'], pathNot: [kernel, testkit] },
    },
    {
      name: 'only-tests-use-the-testkit',
      severity: 'error',
      from: { path: '^(packages/engine/src/(kernel|games)|packages/(protocol|client|ai)|apps)/', pathNot: [test, '^apps/cli/src/'] },
      to: { path: testkit },
    },
    {
      // Of the kernel only types: packages/protocol/src/imports.test.ts sees to that, for this tool cannot tell them apart.
      name: 'protocol-imports-zod-and-kernel-types',
      severity: 'error',
      from: { path: '^packages/protocol/', pathNot: test },
      to: { pathNot: ['^packages/protocol/', '^packages/engine/src/kernel/index[.]ts$', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'settings-import-zod',
      severity: 'error',
      from: { path: '^packages/settings/', pathNot: test },
      to: { pathNot: ['^packages/settings/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'only-programs-use-settings',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: ['^packages/settings/', '^apps/(server|bot)/'] },
      to: { path: '^packages/settings/' },
    },
    {
      // Of the kernel only how patches are applied runs here: docs/decisions/0013-the-client-applies-patches.md.
      name: 'client-imports-protocol-and-kernel',
      severity: 'error',
      from: { path: '^packages/client/', pathNot: test },
      to: { pathNot: ['^packages/(client|protocol)/', '^packages/engine/src/kernel/index[.]ts$', '(^|/)node_modules/socket[.]io-client/'] },
    },
    {
      name: 'ai-import-engine',
      severity: 'error',
      from: { path: ai, pathNot: test },
      to: { pathNot: [ai, `${kernel}index[.]ts$`, `${games}(|[^/]+/)index[.]ts$`] },
    },
    {
      name: 'only-apps-use-ai',
      severity: 'error',
      from: { path: '^(packages|bench)/', pathNot: [ai, test] },
      to: { path: ai },
    },
    {
      name: 'editions-import-engine',
      severity: 'error',
      from: { path: '^packages/editions/', pathNot: test },
      to: { path: '^(packages|apps)/', pathNot: '^packages/(editions|engine)/' },
    },
    {
      name: 'only-programs-use-editions',
      severity: 'error',
      from: { path: '^packages/', pathNot: [test, '^packages/editions/'] },
      to: { path: '^packages/editions/' },
    },
    {
      name: 'server-does-not-import-client',
      severity: 'error',
      from: { path: '^apps/server/', pathNot: [test, '^apps/server/stress/'] },
      to: { path: '^packages/client/' },
    },
    {
      name: 'words-import-types-and-json-of-engine',
      severity: 'error',
      from: { path: '^packages/i18n/' },
      to: { path: '^(packages|apps)/', pathNot: ['^packages/i18n/', kernel, '^packages/engine/src/games/(text|catalogue)[.]ts$'] },
    },
    { name: 'nothing-imports-an-app', severity: 'error', from: { path: '^(packages|bench)/' }, to: { path: '^apps/' } },
    {
      name: 'apps-are-strangers',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: test },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      // Clients are tested at a real server.
      name: 'tests-of-apps-know-the-tests-of-the-server',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: ['^apps/$1/', '^apps/server/src/testing/'] },
    },
    {
      name: 'no-deep-imports-between-packages',
      severity: 'error',
      from: { path: '^apps/' },
      to: {
        path: '^packages/[^/]+/src/',
        pathNot: [
          '/index[.]ts$',
          '^packages/editions/src/testing/',
          '^packages/engine/src/games/(text|load|about|find-rules|content-choice|correcting|[^/]+/about)[.]ts$',
        ],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '((^|/)(dist|fixtures|generated)/|[.]tsx$)' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    },
  },
};
