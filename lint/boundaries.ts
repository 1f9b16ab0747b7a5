import type { OxlintOverride } from 'oxlint'

interface Pattern {
  group?: string[]
  regex?: string
  message: string
}

interface Boundary {
  /** Modules that may not be imported, in addition to our other packages. */
  never?: string[]
  /** The linter's message for a forbidden import. */
  why: string
}

const restricted = (files: string[], patterns: Pattern[]): OxlintOverride => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})

/** Allows the files of a folder to import these of our packages, and no others. */
export const mayImport = (folder: string, packages: readonly string[], { never = [], why }: Boundary): OxlintOverride =>
  restricted(
    [`${folder}/**`],
    [
      {
        group: ['@press/*', ...packages.flatMap((name) => [`!@press/${name}`, `!@press/${name}/**`]), ...never],
        message: why,
      },
    ],
  )

const patternsOf = ({ rules }: OxlintOverride): Pattern[] => {
  const rule = rules?.['no-restricted-imports']
  return Array.isArray(rule) ? (rule[1] as { patterns: Pattern[] }).patterns : []
}

/** Files that show the code rather than being part of it. */
const shows = ['**/*.stories.tsx', '**/*.test.ts', '**/*.test.tsx', '**/*[Ff]ixture*', '**/*Story.tsx', '**/story*']

/**
 * Orders the folders of a package from the lowest layer up: each may import itself and those before it. Stories, fixtures and tests
 * may import from all of them. `outside` is what the whole package may import.
 */
export const floors = (folder: string, names: readonly string[], outside: OxlintOverride): OxlintOverride[] => [
  outside,
  ...names.slice(0, -1).map((name, index) =>
    restricted(
      [`${folder}/${name}/**`],
      [
        ...patternsOf(outside),
        {
          regex: String.raw`^(\.\.?/)+(${names.slice(index + 1).join('|')})/`,
          message: `${name} must not import from the higher layers ${names.slice(index + 1).join(', ')}`,
        },
      ],
    ),
  ),
  restricted(
    shows.map((file) => `${folder}/${file}`),
    patternsOf(outside),
  ),
]

/** Folders of features: a feature imports its own folder and `shared`, never another feature. Stories, fixtures and tests may. */
export const features = (...folders: string[]): OxlintOverride[] => [
  { files: folders.map((folder) => `${folder}/**`), rules: { 'press/own-feature': ['error', folders] } },
  {
    files: folders.flatMap((folder) => shows.map((file) => `${folder}/${file}`)),
    rules: { 'press/own-feature': 'off' },
  },
]
