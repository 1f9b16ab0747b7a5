import {
  findTransition,
  transitionRefusal,
  type Actor,
  type Transition,
  type TransitionRefusal,
} from '../transitions.ts'

/** The works a book takes; their names stand in the catalogs. */
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

/** Whether a work counts as done on a card: what is finished, whether or not it is approved and paid yet. */
export const isWorkDone = (status: WorkTypeStatus): boolean => ['completed', 'approved', 'paid'].includes(status)

/** What an executor's wallet tells of: handed in, approved and owed, paid. */
export const walletStatuses = ['completed', 'approved', 'paid'] as const satisfies WorkTypeStatus[]
export type WalletStatus = (typeof walletStatuses)[number]

/** Whether a work is in its executor's wallet: approved and owed, or paid. */
export const isInWallet = (status: WorkTypeStatus): boolean => status === 'approved' || status === 'paid'

/** Files that a work is handed in with at most (ours). */
export const maxWorkResultFiles = 20

export type WorkTypeRequirement = 'executor' | 'result'

interface WorkTypeTransition extends Transition<WorkTypeStatus> {
  needs?: readonly WorkTypeRequirement[]
}

/** The way of a work (decisions §3); that the project manager may hand a result back is the design's (project page). */
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
  /** Who does it. */
  executor_id: number | null
  /** The files of the finished work. */
  result_files: readonly unknown[]
}

export type WorkTypeRefusal = TransitionRefusal | WorkTypeRequirement

/** Why a work may not become `to` by someone's hand now, or null when it may. */
export function workTypeRefusal(work: WorkTypeInput, actor: Actor, to: WorkTypeStatus): WorkTypeRefusal | null {
  const needs = findTransition(workTypeTransitions, actor, work.status, to)?.needs ?? []
  const met: Record<WorkTypeRequirement, boolean> = {
    executor: work.executor_id != null,
    result: work.result_files.length > 0,
  }
  return transitionRefusal(workTypeTransitions, actor, work.status, to) ?? needs.find((need) => !met[need]) ?? null
}
