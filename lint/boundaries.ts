import type { OxlintOverride } from 'oxlint'

interface Pattern {
  group?: string[]
  regex?: string
  message: string
}

interface Boundary {
  /** What may not come in beside our other packages. */
  never?: string[]
  /** Said to whoever imports it all the same. */
  why: string
}

const restricted = (files: string[], patterns: Pattern[]): OxlintOverride => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})

/** The files of a folder may import these of our packages, and no other. */
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

/** What shows the code rather than being part of it. */
const shows = ['**/*.stories.tsx', '**/*.test.ts', '**/*.test.tsx', '**/*[Ff]ixture*', '**/*Story.tsx', '**/story*']

/**
 * The folders of a package, from the ground up: each may import those named before it, and itself. Stories, fixtures and
 * tests may take from all of them. `outside` is what the whole package may import.
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
          message: `${name} stands below ${names.slice(index + 1).join(', ')}`,
        },
      ],
    ),
  ),
  restricted(
    shows.map((file) => `${folder}/${file}`),
    patternsOf(outside),
  ),
]
