import { getStageIndex, stageKeys, type StageKey } from '../shared/stages/stages.ts'

/** A book in an author's list. */
export interface SortableBook {
  /** The key of the book in the author's queue. */
  key: string
  stage: StageKey
  /** Whether the book is in progress: neither rejected nor delivered. */
  isInProgress: boolean
}

/**
 * Compares an author's books. Books on which the author has to act come first, in the order of the queue. Then come the most
 * advanced books, and finished books are last.
 */
export const compareAuthorBooks =
  (queue: readonly string[]) =>
  (a: SortableBook, b: SortableBook): number =>
    getPosition(a, queue) - getPosition(b, queue)

function getPosition({ key, stage, isInProgress }: SortableBook, queue: readonly string[]): number {
  const position = queue.indexOf(key)
  if (position >= 0) return position
  return queue.length + (isInProgress ? stageKeys.length - getStageIndex(stage) : 2 * stageKeys.length)
}
