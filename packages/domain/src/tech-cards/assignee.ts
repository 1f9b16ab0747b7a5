import type { RoleKey } from '../shared/people/roles.ts'
import { getCurrentStage, type StageFlags, type StageKey } from '../shared/stages/stages.ts'

/** The role that acts on a book at each stage. */
const actingRoles: Readonly<Record<StageKey, RoleKey | null>> = {
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

/**
 * The assignee of a book: the role that acts next, and the stage. After the signal copy is signed, the assignee is the role that
 * sends the book to print.
 */
export type BookAssignee = { stage: StageKey; signed: boolean; role: RoleKey | null }

export function getBookAssignee(card: StageFlags & { signalEndDate?: string | null }): BookAssignee {
  const stage = getCurrentStage(card)
  const isSigned = stage === 'author' && Boolean(card.signalEndDate)
  return { stage, signed: isSigned, role: isSigned ? 'initiator' : actingRoles[stage] }
}
