import type { StageKey } from '../shared/stages/stages.ts'

/**
 * The columns of an author's board. They group the ten stages of the press into five (our rule). The key of a column is the stage
 * whose look the column uses.
 */
export const authorColumns = [
  { key: 'editor', stages: ['editor'] },
  { key: 'process', stages: ['project', 'process'] },
  { key: 'author', stages: ['signal', 'author'] },
  { key: 'typography', stages: ['typography', 'wap', 'account'] },
  { key: 'done', stages: ['stock', 'done'] },
] as const satisfies readonly { key: StageKey; stages: readonly StageKey[] }[]
export type AuthorColumn = (typeof authorColumns)[number]['key']

/** Returns the author's column for the most advanced stage of a book. An application is in the first column. */
export function getAuthorColumn(stage: StageKey): AuthorColumn {
  const column = authorColumns.find(({ stages }) => (stages as readonly StageKey[]).includes(stage))
  return column?.key ?? 'editor'
}
