import {
  getTargetStatuses,
  workTypeRefusal,
  workTypeTransitions,
  type WorkTypeRefusal,
  type WorkTypeStatus,
  type WorkTask,
} from '@press/domain'
import type { Worker } from './types.ts'

export interface WorkAction {
  to: WorkTypeStatus
  /** Handed in work goes back to its executor. */
  back: boolean
  /** Why not now. */
  refusal: WorkTypeRefusal | null
}

/**
 * What a role does with a work from where it stands, each with what stands against it. The finished work does not: it is
 * attached in the dialog that hands it in.
 */
export function workActions(work: WorkTask, worker: Worker): WorkAction[] {
  const { status, executor, result_files } = work
  const actor = { role: worker.role, own: executor?.id === worker.id }
  const facts = {
    status,
    executor_id: executor?.id ?? null,
    result_files: result_files.length > 0 ? result_files : ['to be attached'],
  }
  return getTargetStatuses(workTypeTransitions, { ...actor, own: true }, status).map((to) => ({
    to,
    back: status === 'completed' && to === 'in progress',
    refusal: workTypeRefusal(facts, actor, to),
  }))
}
