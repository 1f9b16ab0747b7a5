import { defineConfig } from 'oxlint'
import { createFeatureRules, createLayerRules, forStories, mayImport, createStoryRule } from './lint/boundaries.ts'

const portals = mayImport('portals/*/src', ['client', 'domain', 'i18n', 'shell', 'ui'], {
  never: [...forStories, '*.css', '*.css.ts', '@vanilla-extract/*'],
  why: 'portals compose: no server, no other portal, no styling',
})

export default defineConfig({
  jsPlugins: ['./lint/press-rules.ts'],
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/jsx-no-literals': 'off',
    'import/no-unassigned-import': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-return': 'off',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    // Off, because `Record<never, never>` is intended here as the type of an object without keys.
    'typescript/no-generated-empty-object-type': 'off',
    'unicorn/no-array-sort': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
    'no-restricted-imports': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  options: { reportUnusedDisableDirectives: 'error' },
  overrides: [
    // Allowed imports between packages, from the lowest layer up (CONTRIBUTING.md has the diagram).
    mayImport('packages/domain/src', [], {
      never: ['react', 'node:*'],
      why: 'domain is pure: it imports nothing of ours and does no I/O',
    }),
    mayImport('packages/contract/src', ['domain'], { why: 'contract stands on domain alone' }),
    mayImport('packages/i18n/src', ['domain'], { why: 'i18n stands on domain alone' }),
    ...createLayerRules(
      'packages/ui/src',
      ['themes', 'foundations', 'private', 'primitives', 'patterns', 'press', 'docs'],
      mayImport('packages/ui/src', ['domain', 'i18n'], {
        never: ['react-router*', 'swr', 'ky'],
        why: 'ui takes props and gives callbacks: no network, no routes, no contract',
      }),
    ),
    mayImport('packages/client/src', ['contract', 'domain'], {
      never: ['react-dom'],
      why: 'client stands on contract and domain, and renders nothing',
    }),
    ...createLayerRules(
      'packages/shell/src',
      ['calls', 'providers', 'routing', 'forms', 'lists', 'screens', 'public', 'frame', 'start', 'story'],
      mayImport('packages/shell/src', ['client', 'contract', 'domain', 'i18n', 'ui'], {
        never: [...forStories, '*.css', '*.css.ts', '@vanilla-extract/*'],
        why: 'shell knows no single portal and holds no styling',
      }),
    ),
    portals,
    createStoryRule('portals/*/src', portals),
    ...createLayerRules(
      'packages/server/src',
      ['processes', 'database', 'auth', 'mail', 'files', 'jobs', 'events', 'http', 'app', 'features', 'demo'],
      mayImport('packages/server/src', ['contract', 'domain', 'i18n'], {
        never: ['react*'],
        why: 'server stands on contract, domain and i18n',
      }),
    ),
    ...createFeatureRules(
      'packages/domain/src',
      'packages/server/src/features',
      'packages/ui/src/press',
      'packages/shell/src/screens',
      'portals/author/src',
      'portals/partner/src',
      'portals/staff/src',
    ),
    // These tables of domain derive from its features.
    {
      files: ['packages/domain/src/{events,screens,notifications,log,search,queue,faq,removal}/**'],
      rules: { 'press/own-feature': 'off' },
    },
    // Off, because `postMessage` on the server goes to threads, which have no target origin.
    { files: ['packages/server/src/processes/**'], rules: { 'unicorn/require-post-message-target-origin': 'off' } },
    { files: ['packages/ui/src/**/*.css.ts'], rules: { 'press/space-from-scale': 'error' } },
    { files: ['e2e/**'], rules: { 'press/page-is-awaited': 'error', 'press/days-of-the-press': 'error' } },
    { files: ['e2e/support/dates.ts'], rules: { 'press/days-of-the-press': 'off' } },
    {
      files: ['packages/ui/src/**', 'packages/shell/src/**', 'portals/*/src/**'],
      rules: { 'react/jsx-no-literals': 'error' },
    },
    {
      files: ['**/*.stories.tsx', '**/*.test.tsx', '.storybook/**'],
      rules: { 'react/jsx-no-literals': 'off' },
    },
  ],
  ignorePatterns: ['**/dist', 'storybook-static', 'bench/peers'],
})
