import { stageIndex, stageKeys, type StageKey } from './stages.ts'

/** A book among an author's others. */
export interface SortableBook {
  /** As the queue names it. */
  key: string
  stage: StageKey
  /** The press is at work on it: neither refused nor delivered. */
  underWay: boolean
}

/**
 * Orders an author's books: first those that wait for the author, as their queue has them, then what is nearest to its
 * reader, at the end what is over.
 */
export const compareAuthorBooks =
  (queue: readonly string[]) =>
  (one: SortableBook, other: SortableBook): number =>
    placeOf(one, queue) - placeOf(other, queue)

function placeOf({ key, stage, underWay }: SortableBook, queue: readonly string[]): number {
  const place = queue.indexOf(key)
  if (place >= 0) return place
  return queue.length + (underWay ? stageKeys.length - stageIndex(stage) : 2 * stageKeys.length)
}
