import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const tests = ['**/*.test.{ts,tsx}', 'test/**', 'groups/*/test/**'];
const scripts = ['build/**', 'groups/*/generate/**', 'jest.config.mjs'];

const exportsByName = [
  { selector: 'ExportDefaultDeclaration', message: 'Export by name, so that a thing has one name everywhere.' },
  { selector: 'ExportAllDeclaration', message: 'Import from the file that has the thing.' },
];

const processEnv = {
  object: 'process',
  property: 'env',
  message: 'config/env.ts alone reads the environment; take the value as an argument.',
};

export default defineConfig(
  globalIgnores(['dist/', 'coverage/', 'content/', 'groups/*/content/', '.data/', 'test/performance/peers/']),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    // Rules that need types, and those that compile components, are oxlint's (.oxlintrc.json): it is many times faster.
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      // The compiler knows the platform's names better.
      'no-undef': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      // Loops over columns of numbers count on purpose.
      '@typescript-eslint/prefer-for-of': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-restricted-properties': ['error', processEnv],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', ...exportsByName],
    },
  },
  {
    files: ['client/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    extends: [jsxA11y.flatConfigs.strict],
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'warn' },
  },
  {
    files: ['{client,server}/**/*.tsx'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...exportsByName,
        {
          selector: 'JSXAttribute[name.name="style"]',
          message:
            'The content security policy refuses style attributes: use a class, an attribute, or the CSSOM after hydration.',
        },
      ],
    },
  },
  {
    files: tests,
    rules: {
      'no-restricted-properties': 'off',
      'no-console': 'off',
    },
  },
  {
    // The bundler replaces process.env.NODE_ENV there.
    files: ['client/main.tsx', 'config/env.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: scripts,
    rules: { 'no-console': 'off', 'no-restricted-properties': 'off' },
  },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        module: 'writable',
        require: 'readonly',
        URL: 'readonly',
        performance: 'readonly',
      },
    },
  },
  {
    // Tools ask for a default export, and packages without types of their own have one.
    files: ['*.mjs', 'build/jest/*.mjs', '**/*.d.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // The build has no immer, which would take drafts for the state: reducers return a new one.
    files: ['client/**/*State.ts', 'client/**/workshopContacts.ts'],
    rules: { 'no-param-reassign': ['error', { props: true }] },
  },
  {
    // Tables of data: one line a word, however many there are.
    files: ['client/site/defaultTexts.ts', 'config/envVariables.ts', 'groups/*/generate/**'],
    rules: { 'max-lines': 'off' },
  },
);
