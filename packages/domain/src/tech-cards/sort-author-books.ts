import { stageIndex, stageKeys, type StageKey } from './stages.ts'

/** A book among an author's others. */
export interface PlacedBook {
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
export const authorsOrder =
  (queue: readonly string[]) =>
  (one: PlacedBook, other: PlacedBook): number =>
    placeOf(one, queue) - placeOf(other, queue)

function placeOf({ key, stage, underWay }: PlacedBook, queue: readonly string[]): number {
  const place = queue.indexOf(key)
  if (place >= 0) return place
  return queue.length + (underWay ? stageKeys.length - stageIndex(stage) : 2 * stageKeys.length)
}
