import {
  getTargetStatuses,
  getWorkTypeRefusal,
  workTypeTransitions,
  type WorkTypeRefusal,
  type WorkTypeStatus,
  type WorkTask,
} from '@press/domain'
import type { Worker } from './types.ts'

export interface WorkAction {
  to: WorkTypeStatus
  /** Whether a submitted work returns to its executor. */
  isBackward: boolean
  /** Why the step is not allowed now; null if the step is allowed. */
  refusal: WorkTypeRefusal | null
}

/**
 * Returns the steps that a role has from the current status of a work, each with the refusal that prevents it. Missing result files
 * are not a refusal, because the submission dialog asks for these files.
 */
export function listWorkActions(work: WorkTask, worker: Worker): WorkAction[] {
  const { status, executor, result_files } = work
  const actor = { role: worker.role, own: executor?.id === worker.id }
  const facts = {
    status,
    executor_id: executor?.id ?? null,
    result_files: result_files.length > 0 ? result_files : ['to be attached'],
  }
  return getTargetStatuses(workTypeTransitions, { ...actor, own: true }, status).map((to) => ({
    to,
    isBackward: status === 'completed' && to === 'in progress',
    refusal: getWorkTypeRefusal(facts, actor, to),
  }))
}
