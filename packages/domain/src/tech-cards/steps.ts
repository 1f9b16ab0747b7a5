import type { RoleKey } from '../people/roles.ts'
import { getGrantedScope } from '../permissions/permissions.ts'
import { stageIndex, getStages, type StageKey } from './stages.ts'
import { isArchivable } from './status.ts'
import { getBookRefusal, getMoveTargets, worksFor, type MoveInput, type StageWork } from './transitions.ts'

export interface StageMove {
  from: StageKey
  to: StageKey
}

/** What somebody may do with a card now, in the order they think of it. */
export interface CardSteps {
  /** Works of stages to be finished, the furthest stage first. */
  works: StageWork[]
  /** The move that takes the book on: from its furthest stage to the nearest; null while a work comes first. */
  next: StageMove | null
  /** All other moves. */
  others: StageMove[]
  /** Whether the signal copy may be signed. */
  signs: boolean
  /** Whether the next move waits for that signature alone. */
  signsFirst: boolean
  /** Whether the card goes into the archive, or comes back from it. */
  archives: boolean
  restores: boolean
}

const nothing: CardSteps = {
  works: [],
  next: null,
  others: [],
  signs: false,
  signsFirst: false,
  archives: false,
  restores: false,
}

/** The steps a role may take with a card that it may see. */
export function getSteps(role: RoleKey, card: MoveInput): CardSteps {
  const writes = getGrantedScope(role, 'techCards', 'write') === 'all'
  if (card.is_archieve) return { ...nothing, restores: writes }

  const works = worksFor(role, card)
  const moves = getStages(card).flatMap((from) => getMoveTargets(role, from).map((to) => ({ from, to })))
  const [next = null] = works.length > 0 ? [] : moves.filter(isForward).toSorted(furthestFirst)
  const signs =
    getGrantedScope(role, 'techCards', 'approveSignal') === 'all' &&
    (card.is_signal || card.is_author) &&
    !card.signalEndDate
  return {
    works,
    next,
    others: moves.filter((move) => move !== next),
    signs,
    signsFirst: signs && next !== null && getBookRefusal(card, next.from, next.to) === 'needsSignalEndDate',
    archives: writes && isArchivable(card),
    restores: false,
  }
}

const isForward = ({ from, to }: StageMove): boolean => stageIndex(to) > stageIndex(from)

const furthestFirst = (one: StageMove, other: StageMove): number =>
  stageIndex(other.from) - stageIndex(one.from) || stageIndex(one.to) - stageIndex(other.to)
