import tseslint from 'typescript-eslint';

const rules = {
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { arguments: false } }],
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  '@typescript-eslint/await-thenable': 'error',
  '@typescript-eslint/only-throw-error': 'error',
  '@typescript-eslint/no-unnecessary-type-assertion': 'error',
  '@typescript-eslint/no-non-null-assertion': 'error',
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/max-params': ['error', { max: 4 }],
  'max-len': [
    'error',
    { code: 120, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true, ignoreUrls: true },
  ],
  'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
  eqeqeq: 'error',
  'no-param-reassign': 'error',
  // Exporting a key that Node 20 has generated can wait for itself forever.
  'no-restricted-imports': [
    'error',
    {
      name: 'node:crypto',
      importNames: ['generateKeyPair', 'generateKeyPairSync'],
      message: 'server/vault/generate-private-key.ts generates keys, encoded.',
    },
  ],
};

const typed = (project) => ({
  extends: [tseslint.configs.base],
  languageOptions: { parserOptions: { project, tsconfigRootDir: new URL('..', import.meta.url).pathname } },
  linterOptions: { reportUnusedDisableDirectives: 'error' },
  rules,
});

/** What the compiler and the formatter do not decide. `npm run lint` runs it; a suppression carries its reason. */
export default tseslint.config(
  { ignores: ['**/dist/**', '**/generated/**', 'codegen/golden/expected/**', 'node_modules/**'] },
  {
    files: ['**/*.ts'],
    ignores: ['clients/console/**'],
    ...typed('./tsconfig.json'),
  },
  {
    files: ['server/**/*.ts'],
    ignores: ['server/testing/**', '**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ObjectExpression > Property[kind=/^[gs]et$/]',
          message:
            'Write a class: each object literal with getters has a shape of its own, kept until a full collection.',
        },
      ],
    },
  },
  { files: ['clients/console/**/*.{ts,tsx}'], ...typed('./clients/console/tsconfig.json') },
  {
    // A test that meets no value where it expects one fails, which is what it is for.
    files: ['**/*.test.ts', '**/*.test-d.ts', '{server,clients}/testing/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-explicit-any': 'off',
      'max-lines-per-function': 'off',
    },
  },
);
