import js from '@eslint/js';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { logicalClasses } from './scripts/lint/logical-classes.mjs';
import { typedText } from './scripts/lint/typed-text.mjs';

const PROCESS_ENV = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Read settings from src/env.ts (server) or config/ (build): one list of variables, one check.',
};

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '.next*/**',
      '.data/**',
      '.generated/**',
      'coverage/**',
      'test-results/**',
      'playwright-report/**',
      'public/**',
      'next-env.d.ts',
      'src/server/db/migrations/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true, ignoreVoidReturningFunctions: true },
      ],
      // Interfaces here describe plain objects: their functions use no `this` and may be taken out.
      '@typescript-eslint/unbound-method': 'off',
      // Hono's chained methods return the same class with more types; the rule takes that for another class.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // Event handlers may be async: React ignores what they return.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // A handler of the contract is async by its type, whether it waits or not.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    rules: {
      'max-lines': ['error', { max: 300 }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx,mjs}', 'pages/**/*.{ts,tsx}', 'instrumentation.ts', 'config/**/*.ts'],
    rules: {
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-syntax': ['error', PROCESS_ENV],
    },
  },
  {
    // Next replaces or sets these by their literal name: they cannot travel through src/env.ts.
    files: [
      'src/env.ts',
      'config/**/*.ts',
      'instrumentation.ts',
      'src/client/browser-http.ts',
      'src/http-server/{settings,built-config,main}.ts',
      'src/server/page-props/**/*.ts',
      '**/*.test.{ts,tsx}',
      'src/testing/**',
      'src/http-server/testing/**',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['src/{features,screens,shell,components}/**/*.{ts,tsx}', 'pages/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    plugins: { shop: { rules: { 'logical-classes': logicalClasses } } },
    languageOptions: { globals: globals.browser },
    rules: {
      'shop/logical-classes': 'error',
      // Fields of the kit wrap their input: the text and the control are found a few levels down.
      'jsx-a11y/label-has-associated-control': ['error', { assert: 'either', depth: 4 }],
    },
  },
  {
    files: ['src/{features,screens,shell,components,mails}/**/*.tsx', 'pages/**/*.tsx'],
    // What the shop's own people are mailed is Portuguese, and tests name what they render.
    ignores: [
      '**/*.test.tsx',
      'src/mails/lead-received-mail.tsx',
      'src/mails/orders/withdrawal-asked-mail.tsx',
    ],
    plugins: { texts: { rules: { 'typed-text': typedText } } },
    rules: { 'texts/typed-text': 'error' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'src/testing/**', 'src/http-server/testing/**', 'e2e/**'],
    rules: {
      // Matchers such as expect.any() are typed any by vitest.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      'no-console': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_' }] },
  },
  {
    files: [
      'next.config.js',
      'next-i18next.config.js',
      'tailwind.config.js',
      'config/content-security-policy.js',
      'config/security-headers.js',
      '.dependency-cruiser.cjs',
    ],
    languageOptions: { sourceType: 'commonjs' },
  },
  {
    // Each worker has a shop of its own: the test of Playwright itself knows no address.
    files: ['e2e/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [{ name: 'playwright/test', importNames: ['test'], message: "Take `test` from './test'." }],
        },
      ],
    },
  },
);
