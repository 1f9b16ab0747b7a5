import type { Rating, WorkTypeStatus, WorkTask } from '@press/domain'

/** A step of a work, with its data. */
export interface WorkChange {
  work: WorkTask
  to: WorkTypeStatus
  /** The reason for a return or cancellation, or a remark on approval. */
  comment?: string
  /** The ids of the uploaded files of the finished work. */
  result_files?: number[]
  scores?: Rating
}
/** Records whether the executor accepts an offered work. */
export type RespondToWork = (work: WorkTask, agree: boolean, comment: string) => Promise<void>
/** Rates a finished work on the five criteria. */
export type RateWork = (work: WorkTask, scores: Rating, comment: string) => Promise<void>
export type SendWork = (change: WorkChange) => Promise<void>
