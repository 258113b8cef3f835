// Jest runs the TypeScript sources as ES modules; swc only strips the types (tsc checks them).
export default {
  rootDir: '..',
  testMatch: ['<rootDir>/{codegen,server,clients,conformance}/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/dist'],
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': ['@swc/jest', { jsc: { target: 'es2023', parser: { syntax: 'typescript' } }, module: { type: 'es6' }, sourceMaps: 'inline' }],
  },
  // Nothing waits for it: a hook that makes MariaDB's tables takes 20 s on a busy machine.
  testTimeout: 90_000,
};
