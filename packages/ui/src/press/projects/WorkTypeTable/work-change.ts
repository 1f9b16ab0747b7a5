import type { Rating, WorkTypeStatus, WorkTask } from '@press/domain'

/** A step of a work, with what belongs to it. */
export interface WorkChange {
  work: WorkTask
  to: WorkTypeStatus
  /** Why it is returned or cancelled, or what is said when it is approved. */
  comment?: string
  /** The finished work: files uploaded before. */
  result_files?: number[]
  scores?: Rating
}
/** Says whether one does a work that is offered. */
export type RespondToWork = (work: WorkTask, agree: boolean, comment: string) => Promise<void>
/** Rates a finished work on the five criteria. */
export type RateWork = (work: WorkTask, scores: Rating, comment: string) => Promise<void>
export type SendWork = (change: WorkChange) => Promise<void>
