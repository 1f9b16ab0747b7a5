import type { OxlintOverride } from 'oxlint'

interface Pattern {
  group?: string[]
  regex?: string
  message: string
}

interface Boundary {
  /** Modules that the folder may not import. Packages of this repository that are not allowed are always refused. */
  never?: string[]
  /** The linter's message for a forbidden import. */
  why: string
}

const createImportRule = (files: string[], patterns: Pattern[]): OxlintOverride => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})

/** Allows the files of a folder to import the listed packages of this repository, and no others of this repository. */
export const mayImport = (
  folder: string,
  packages: readonly string[],
  { never: forbiddenModules = [], why: reason }: Boundary,
): OxlintOverride =>
  createImportRule(
    [`${folder}/**`],
    [
      {
        group: [
          '@press/*',
          ...packages.flatMap((name) => [`!@press/${name}`, `!@press/${name}/**`]),
          ...forbiddenModules,
        ],
        message: reason,
      },
    ],
  )

const getPatterns = ({ rules }: OxlintOverride): Pattern[] => {
  const rule = rules?.['no-restricted-imports']
  return Array.isArray(rule) ? (rule[1] as { patterns: Pattern[] }).patterns : []
}

/** The modules that only stories of screens may import: the sample rows of `ui`, and the frame of a story. */
export const forStories = ['@press/ui/src/**', '@press/shell/story']

/** Files that demonstrate or test the code: stories, tests and fixtures. */
const demoFiles = [
  '**/*.stories.tsx',
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/*[Ff]ixture*',
  '**/*Story.ts',
  '**/*Story.tsx',
  '**/story*',
  '**/story/**',
]

/** Allows stories, fixtures and tests of a folder to import what the folder may import, and what is only for them. */
export const createStoryRule = (folder: string, outside: OxlintOverride): OxlintOverride =>
  createImportRule(
    demoFiles.map((file) => `${folder}/${file}`),
    getPatterns(outside).map(({ group, ...rest }) => ({
      ...rest,
      ...(group && { group: group.filter((name) => !forStories.includes(name)) }),
    })),
  )

/**
 * Orders the folders of a package in layers, from the lowest up. Each folder may import from itself and from the folders before it.
 * Stories, fixtures and tests may import from all folders. `outside` lists what the whole package may import.
 */
export const createLayerRules = (
  folder: string,
  names: readonly string[],
  outside: OxlintOverride,
): OxlintOverride[] => [
  outside,
  ...names.slice(0, -1).map((name, index) =>
    createImportRule(
      [`${folder}/${name}/**`],
      [
        ...getPatterns(outside),
        {
          regex: String.raw`^(\.\.?/)+(${names.slice(index + 1).join('|')})/`,
          message: `${name} must not import from the higher layers ${names.slice(index + 1).join(', ')}`,
        },
      ],
    ),
  ),
  createStoryRule(folder, outside),
]

/** Limits each feature to imports from itself and from `shared`. Stories, fixtures and tests may import any feature. */
export const createFeatureRules = (...folders: string[]): OxlintOverride[] => [
  { files: folders.map((folder) => `${folder}/**`), rules: { 'press/own-feature': ['error', folders] } },
  {
    files: folders.flatMap((folder) => demoFiles.map((file) => `${folder}/${file}`)),
    rules: { 'press/own-feature': 'off' },
  },
]
