import type { StageKey } from '../shared/stages/stages.ts'

/**
 * The columns of an author's board: the ten stages of the press grouped into five (our rule). Each key is the stage whose look the
 * column uses.
 */
export const authorColumns = [
  { key: 'editor', stages: ['editor'] },
  { key: 'process', stages: ['project', 'process'] },
  { key: 'author', stages: ['signal', 'author'] },
  { key: 'typography', stages: ['typography', 'wap', 'account'] },
  { key: 'done', stages: ['stock', 'done'] },
] as const satisfies readonly { key: StageKey; stages: readonly StageKey[] }[]
export type AuthorColumn = (typeof authorColumns)[number]['key']

/** Returns the author's column for the most advanced stage of a book; an application is in the first column. */
export function getAuthorColumn(stage: StageKey): AuthorColumn {
  const found = authorColumns.find(({ stages }) => (stages as readonly StageKey[]).includes(stage))
  return found?.key ?? 'editor'
}
