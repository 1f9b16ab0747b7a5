import type { WorkTypeStatus } from '../shared/books/work-types.ts'
import type { RoleKey } from '../shared/people/roles.ts'
import type { StageKey } from '../shared/stages/stages.ts'
import { needsReason, getMoveTargets } from '../tech-cards/transitions.ts'
import type { StageMove } from '../tech-cards/steps.ts'

/** The pending steps of a person, named after what the person must do. */
export const queueSteps = [
  'reviewApplication',
  'reviewRevision',
  'mendApplication',
  'passToManager',
  'makeProject',
  'startWorks',
  'startProject',
  'followWorks',
  'chooseExecutor',
  'approveWork',
  'sendToSignal',
  'finishProject',
  'printSignal',
  'followSignal',
  'signSignal',
  'fillForPrint',
  'sendToPrint',
  'printRun',
  'finishRun',
  'passToStock',
  'receive',
  'deliver',
  'settleShortage',
  'payWork',
  'answerOffer',
  'handIn',
  'mendWork',
  'lookIntoDelay',
] as const
export type QueueStep = (typeof queueSteps)[number]

/** The data that decides the next step of a row. */
export type QueueInput =
  /** `round` is the number of revisions received so far. */
  | { kind: 'application'; round: number }
  /**
   * `open_works` is the number of unfinished works. `lacks` says whether a textbook still needs something for its print run.
   * `received` says whether the print run is in stock.
   */
  | {
      kind: 'techcard'
      stage: StageKey
      signed: boolean
      has_project: boolean
      open_works: number
      lacks: boolean
      received: boolean
    }
  | { kind: 'project'; started: boolean }
  /** `returned` says whether the work was submitted before and returned. */
  | { kind: 'work'; status: WorkTypeStatus; returned: boolean }
  /** A print run with missing copies. */
  | { kind: 'shortage' }

/** Returns the next step that a role must take on a pending row. */
export function getQueueStep(role: RoleKey, facts: QueueInput): QueueStep {
  switch (facts.kind) {
    case 'application':
      if (role === 'author') return 'mendApplication'
      return facts.round > 0 ? 'reviewRevision' : 'reviewApplication'
    case 'project':
      return facts.started ? 'finishProject' : 'startProject'
    case 'work':
      return getWorkStep(role, facts.status, facts.returned)
    case 'shortage':
      return 'settleShortage'
    case 'techcard':
      return role === 'director' ? 'lookIntoDelay' : getCardStep(role, facts)
  }
}

function getWorkStep(role: RoleKey, status: WorkTypeStatus, isReturned: boolean): QueueStep {
  if (status === 'approved') return 'payWork'
  if (status === 'completed') return 'approveWork'
  if (status === 'in progress') return isReturned ? 'mendWork' : 'handIn'
  return role === 'executor' ? 'answerOffer' : 'chooseExecutor'
}

function getCardStep(
  role: RoleKey,
  { stage, signed, has_project, open_works, lacks, received }: QueueInput & { kind: 'techcard' },
): QueueStep {
  const printStep = lacks ? 'fillForPrint' : 'sendToPrint'
  switch (stage) {
    case 'editor':
      return 'passToManager'
    case 'project':
      return has_project ? 'startWorks' : 'makeProject'
    case 'process':
      return open_works > 0 ? 'followWorks' : 'sendToSignal'
    case 'signal':
      if (role === 'typography') return 'printSignal'
      return signed ? printStep : 'followSignal'
    case 'author':
      return signed ? printStep : 'signSignal'
    case 'typography':
      return 'printRun'
    case 'wap':
      return 'finishRun'
    case 'account':
      return role === 'stock' ? 'receive' : 'passToStock'
    case 'stock':
    case 'done':
      return received ? 'deliver' : 'receive'
  }
}

/**
 * An action that a button on the row performs directly, without a text, a file or a form. `undo` says whether the same role can
 * undo it.
 */
export type QueueQuickAction =
  | ({ kind: 'move'; undo: boolean } & StageMove)
  | { kind: 'pay' }
  | { kind: 'project'; to: 'in progress' | 'done' }

const stageByStep: Partial<Record<QueueStep, StageKey>> = {
  passToManager: 'project',
  startWorks: 'process',
  sendToSignal: 'signal',
  sendToPrint: 'typography',
  passToStock: 'stock',
}

/**
 * Returns the quick action of a role for a step. Null when the step cannot be done from the row, such as a move that needs a
 * reason.
 */
export function getQueueQuickAction(role: RoleKey, step: QueueStep, stage: StageKey): QueueQuickAction | null {
  if (step === 'payWork') return { kind: 'pay' }
  if (step === 'startProject') return { kind: 'project', to: 'in progress' }
  if (step === 'finishProject') return { kind: 'project', to: 'done' }
  const to = stageByStep[step]
  if (!to || needsReason(role) || !getMoveTargets(role, stage).includes(to)) return null
  return { kind: 'move', from: stage, to, undo: getMoveTargets(role, to).includes(stage) }
}

/** Groups of pending rows by due date: before today, today, and later or never. */
export const queueGroups = ['overdue', 'today', 'later'] as const
export type QueueGroup = (typeof queueGroups)[number]

/** Returns the group of a row. Days are `yyyy-mm-dd`. */
export function getQueueGroup(due: string | null, today: string): QueueGroup {
  if (due === null || due > today) return 'later'
  return due === today ? 'today' : 'overdue'
}
