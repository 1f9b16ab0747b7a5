import {
  findTransition,
  getTransitionRefusal,
  type Actor,
  type Transition,
  type TransitionRefusal,
} from '../transitions.ts'

/** The types of works for a book. Their names are in the catalogs. */
export const workTypes = [
  'editing',
  'proofreading',
  'translation',
  'layout',
  'cover design',
  'illustration',
  'index',
] as const
export type WorkTypeName = (typeof workTypes)[number]

export const workTypeStatuses = ['offered', 'in progress', 'completed', 'approved', 'cancelled', 'paid'] as const
export type WorkTypeStatus = (typeof workTypeStatuses)[number]

/** Whether a work counts as done on a tech card, even if the work is not approved or paid yet. */
export const isWorkDone = (status: WorkTypeStatus): boolean => ['completed', 'approved', 'paid'].includes(status)

/** The statuses of works that an executor's wallet shows: submitted, approved but unpaid, and paid. */
export const walletStatuses = ['completed', 'approved', 'paid'] as const satisfies WorkTypeStatus[]
export type WalletStatus = (typeof walletStatuses)[number]

/** Whether a work is in its executor's wallet. These works are approved but unpaid, or paid. */
export const isInWallet = (status: WorkTypeStatus): boolean => status === 'approved' || status === 'paid'

/** The maximum number of files submitted for a work (our rule). */
export const maxWorkResultFiles = 20

export type WorkTypeRequirement = 'executor' | 'result'

interface WorkTypeTransition extends Transition<WorkTypeStatus> {
  needs?: readonly WorkTypeRequirement[]
}

/** The status transitions of a work (decisions §3). The design (project page) adds that the project manager may return a result. */
export const workTypeTransitions: readonly WorkTypeTransition[] = [
  { from: 'offered', to: 'in progress', roles: ['pm'], own: ['executor'], needs: ['executor'] },
  { from: 'in progress', to: 'completed', roles: [], own: ['executor'], needs: ['result'] },
  { from: 'completed', to: 'approved', roles: ['pm'] },
  { from: 'completed', to: 'cancelled', roles: ['pm'] },
  { from: 'completed', to: 'in progress', roles: ['pm'] },
  { from: 'approved', to: 'paid', roles: ['accounting'] },
]

export interface WorkTypeInput {
  status: WorkTypeStatus
  /** The executor of the work. */
  executor_id: number | null
  /** The files of the finished work that the executor submitted. */
  result_files: readonly unknown[]
}

export type WorkTypeRefusal = TransitionRefusal | WorkTypeRequirement

/** Returns why this actor may not set the status `to` now; null when the change is allowed. */
export function getWorkTypeRefusal(work: WorkTypeInput, actor: Actor, to: WorkTypeStatus): WorkTypeRefusal | null {
  const needs = findTransition(workTypeTransitions, actor, work.status, to)?.needs ?? []
  const metRequirements: Record<WorkTypeRequirement, boolean> = {
    executor: work.executor_id != null,
    result: work.result_files.length > 0,
  }
  return (
    getTransitionRefusal(workTypeTransitions, actor, work.status, to) ??
    needs.find((need) => !metRequirements[need]) ??
    null
  )
}
