/**
 * The import rules of server/README.md. `npm run lint:layers` checks them together with cycles. The layers are rules
 * about values, since the compiler erases type-only imports; cycles are refused between types too.
 */
const domain = '^server/(api-tokens|connectors|consent|jobs|records|replication|search|storage|vendor-tokens)/';
const tests = '(\\.test(-d)?\\.ts$|^server/testing/|^clients/testing/)';

const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: tests, ...from },
  to: { dependencyTypesNot: ['type-only'], ...to },
});

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        "Types count too. Exempt is the client runtime of @hey-api/openapi-ts, whose types and utilities import each other's types: npm run generate copies it as it is.",
      severity: 'error',
      from: { pathNot: '^clients/http/generated/' },
      to: { circular: true },
    },
    {
      name: 'no-cycles-of-values-in-generated-files',
      severity: 'error',
      from: { path: '^clients/http/generated/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    forbid(
      'core-without-transport-or-database',
      'Operations, connector types and the vault run in-process, without Express and without a database.',
      { path: '^server/(execution|connector-types|vault/(vault|key-ring))' },
      {
        path: `^server/(http|handlers|services\\.ts)|${domain}|^node_modules/(express|express-openapi-validator|typeorm|mysql2|better-sqlite3)/`,
      },
    ),
    forbid(
      'execution-knows-no-vendor',
      'The operation engine reads the mapping it is given; only the registry names vendors.',
      { path: '^server/execution/' },
      { path: '^server/(connector-types|vault)/' },
    ),
    forbid(
      'vault-alone',
      'The vault knows neither operations nor connector types.',
      { path: '^server/vault/' },
      { path: '^server/(execution|connector-types)/' },
    ),
    forbid(
      'domains-below-transport',
      'Domain services do not import the transport or the handlers.',
      { path: domain },
      { path: '^server/(http|handlers)/' },
    ),
    forbid(
      'replication-writes-search-reads',
      'Replication and search meet in the records only.',
      { path: '^server/replication/' },
      { path: '^server/search/' },
    ),
    forbid(
      'search-reads-only',
      'Replication and search meet in the records only.',
      { path: '^server/search/' },
      { path: '^server/replication/' },
    ),
    forbid(
      'storage-at-the-bottom',
      'Storage imports no domain.',
      { path: '^server/storage/' },
      { path: '^server/(api-tokens|connectors|consent|jobs|replication|search|vendor-tokens)/' },
    ),
    forbid(
      'server-alone',
      'The server imports neither code generation, clients nor the kit.',
      { path: '^server/' },
      { path: '^(codegen|clients|conformance)/' },
    ),
    forbid(
      'kit-knows-the-contract-only',
      'The kit can judge any implementation, so it imports nothing of ours but the shared client surface.',
      { path: '^conformance/', pathNot: `${tests}|^conformance/benchmarks/` },
      { path: '^(server|codegen)/|^clients/(?!local/|api-error\\.ts|connector-handle\\.ts)' },
    ),
    forbid(
      'hosted-client-without-server',
      'The hosted client knows the contract only.',
      { path: '^clients/http/' },
      { path: '^server/' },
    ),
    forbid(
      'in-process-client-without-service',
      'The in-process client loads no Express, no TypeORM and no database.',
      { path: '^clients/local/' },
      { path: '^server/(?!execution/|connector-types/|generated/|problem\\.ts)' },
    ),
    forbid(
      'opentelemetry-loaded-where-named',
      'OpenTelemetry is loaded by one folder, which is loaded only where a collector is named.',
      { pathNot: `${tests}|^server/telemetry/opentelemetry/` },
      { path: '^node_modules/@opentelemetry/' },
    ),
    forbid(
      'opentelemetry-loaded-lazily',
      'A static import would load OpenTelemetry in every process.',
      { pathNot: '^server/telemetry/opentelemetry/' },
      { path: '^server/telemetry/opentelemetry/', dependencyTypesNot: ['type-only', 'dynamic-import'] },
    ),
    { name: 'no-test-code-in-products', severity: 'error', from: { pathNot: tests }, to: { path: tests } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'declared-packages-only',
      severity: 'error',
      from: {
        pathNot: `${tests}|^codegen/|^clients/(package/build\\.mjs$|console/|http/generated/@tanstack/)|^conformance/(benchmarks|reference|runner/fuzz)/`,
      },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(clients/package/)?dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
