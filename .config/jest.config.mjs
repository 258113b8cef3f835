// Jest runs the TypeScript sources as ES modules; swc only strips the types (tsc checks them). This configuration runs
// single files: `npm run jest -- <path> --watch`. `npm test` runs all lanes with lanes.config.mjs.
export default {
  rootDir: '..',
  roots: ['codegen', 'server', 'clients', 'conformance'].map((folder) => `<rootDir>/${folder}`),
  testMatch: ['**/*.test.ts'],
  // test.mjs gives each run a temporary folder of its own; transformed sources and durations outlive it.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testEnvironment: '<rootDir>/.config/test-environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/.config/test-setup.mjs'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2023', parser: { syntax: 'typescript' } }, module: { type: 'es6' }, sourceMaps: 'inline' },
    ],
  },
  // Passing tests do not wait for it; a busy machine needs tens of seconds to start several processes.
  testTimeout: 90_000,
};
