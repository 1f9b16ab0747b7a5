import type { StageKey } from './stages.ts'

/** An author's board: the ten stages of the press in five words of theirs (ours), keyed by the stage they look like. */
export const authorColumns = [
  { key: 'editor', stages: ['editor'] },
  { key: 'process', stages: ['project', 'process'] },
  { key: 'author', stages: ['signal', 'author'] },
  { key: 'typography', stages: ['typography', 'wap', 'account'] },
  { key: 'done', stages: ['stock', 'done'] },
] as const satisfies readonly { key: StageKey; stages: readonly StageKey[] }[]
export type AuthorColumn = (typeof authorColumns)[number]['key']

/** The phase that a book is in by its furthest stage; an application stands at the first. */
export function getAuthorColumn(stage: StageKey): AuthorColumn {
  const found = authorColumns.find(({ stages }) => (stages as readonly StageKey[]).includes(stage))
  return found?.key ?? 'editor'
}
