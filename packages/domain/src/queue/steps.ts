import type { WorkTypeStatus } from '../projects/work-types.ts'
import type { RoleKey } from '../people/roles.ts'
import type { StageKey } from '../tech-cards/stages.ts'
import { needsReason, getMoveTargets } from '../tech-cards/transitions.ts'
import type { StageMove } from '../tech-cards/steps.ts'

/** What waits for somebody, by what they are to do about it. */
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

/** What decides the step of a row. */
export type QueueInput =
  /** `round`: how often a revision of it came back. */
  | { kind: 'application'; round: number }
  /**
   * `open_works`: those that are not finished; `lacks`: it is a textbook that lacks something for its run; `received`: the run was taken
   * into stock.
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
  /** `returned`: it was handed in before. */
  | { kind: 'work'; status: WorkTypeStatus; returned: boolean }
  /** Copies of a run that are missing. */
  | { kind: 'shortage' }

/** The next step of somebody with what waits for them. */
export function getQueueStep(role: RoleKey, facts: QueueInput): QueueStep {
  switch (facts.kind) {
    case 'application':
      if (role === 'author') return 'mendApplication'
      return facts.round > 0 ? 'reviewRevision' : 'reviewApplication'
    case 'project':
      return facts.started ? 'finishProject' : 'startProject'
    case 'work':
      return workStep(role, facts.status, facts.returned)
    case 'shortage':
      return 'settleShortage'
    case 'techcard':
      return role === 'director' ? 'lookIntoDelay' : cardStep(role, facts)
  }
}

function workStep(role: RoleKey, status: WorkTypeStatus, returned: boolean): QueueStep {
  if (status === 'approved') return 'payWork'
  if (status === 'completed') return 'approveWork'
  if (status === 'in progress') return returned ? 'mendWork' : 'handIn'
  return role === 'executor' ? 'answerOffer' : 'chooseExecutor'
}

function cardStep(
  role: RoleKey,
  { stage, signed, has_project, open_works, lacks, received }: QueueInput & { kind: 'techcard' },
): QueueStep {
  const toPrint = lacks ? 'fillForPrint' : 'sendToPrint'
  switch (stage) {
    case 'editor':
      return 'passToManager'
    case 'project':
      return has_project ? 'startWorks' : 'makeProject'
    case 'process':
      return open_works > 0 ? 'followWorks' : 'sendToSignal'
    case 'signal':
      if (role === 'typography') return 'printSignal'
      return signed ? toPrint : 'followSignal'
    case 'author':
      return signed ? toPrint : 'signSignal'
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

/** What is done from the row itself: it needs no word, no file and no form. `undo` where it can be taken back by the same hand. */
export type QueueQuickAction =
  | ({ kind: 'move'; undo: boolean } & StageMove)
  | { kind: 'pay' }
  | { kind: 'project'; to: 'in progress' | 'done' }

const moved: Partial<Record<QueueStep, StageKey>> = {
  passToManager: 'project',
  startWorks: 'process',
  sendToSignal: 'signal',
  sendToPrint: 'typography',
  passToStock: 'stock',
}

/** What a role does with a step from the row; null where it is done elsewhere, as when a move needs a reason. */
export function getQueueQuickAction(role: RoleKey, step: QueueStep, stage: StageKey): QueueQuickAction | null {
  if (step === 'payWork') return { kind: 'pay' }
  if (step === 'startProject') return { kind: 'project', to: 'in progress' }
  if (step === 'finishProject') return { kind: 'project', to: 'done' }
  const to = moved[step]
  if (!to || needsReason(role) || !getMoveTargets(role, stage).includes(to)) return null
  return { kind: 'move', from: stage, to, undo: getMoveTargets(role, to).includes(stage) }
}

/** When what waits is due: before today, today, or later or never. */
export const queueGroups = ['overdue', 'today', 'later'] as const
export type QueueGroup = (typeof queueGroups)[number]

/** The group of a row; days are `yyyy-mm-dd`. */
export function getQueueGroup(due: string | null, today: string): QueueGroup {
  if (due === null || due > today) return 'later'
  return due === today ? 'today' : 'overdue'
}
