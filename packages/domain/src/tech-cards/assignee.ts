import type { RoleKey } from '../people/roles.ts'
import { currentStage, type StageFlags, type StageKey } from './stages.ts'

/** Whose turn it is while a book stands at a stage. */
const awaited: Readonly<Record<StageKey, RoleKey | null>> = {
  editor: 'initiator',
  project: 'pm',
  process: 'pm',
  signal: 'typography',
  author: 'author',
  typography: 'typography',
  wap: 'typography',
  account: 'accounting',
  stock: 'stock',
  done: null,
}

/** What a book waits for: whose turn it is, and at which stage; a signed signal copy waits for who sends the run to print. */
export type BookAssignee = { stage: StageKey; signed: boolean; role: RoleKey | null }

export function getBookAssignee(card: StageFlags & { signalEndDate?: string | null }): BookAssignee {
  const stage = currentStage(card)
  const signed = stage === 'author' && Boolean(card.signalEndDate)
  return { stage, signed, role: signed ? 'initiator' : awaited[stage] }
}
