import type { RoleKey } from '../shared/people/roles.ts'
import { getGrantedScope } from '../shared/permissions.ts'
import { getStageIndex, getStages, type StageKey } from '../shared/stages/stages.ts'
import { isArchivable } from './status.ts'
import { getBookRefusal, getMoveTargets, listStageWorks, type MoveInput, type StageWork } from './transitions.ts'

export interface StageMove {
  from: StageKey
  to: StageKey
}

/** The actions that a person may take on a card now, in display order. */
export interface CardSteps {
  /** The works of stages that can be finished, the most advanced stage first. */
  works: StageWork[]
  /** The move from the book's most advanced stage to the next stage. Null while a work must be finished first. */
  next: StageMove | null
  /** All other moves that the role may make. */
  others: StageMove[]
  /** Whether the signal copy can be signed. */
  signs: boolean
  /** Whether the next move is blocked only by the missing signature of the signal copy. */
  signsFirst: boolean
  /** Whether the card can be archived, or restored from the archive. */
  archives: boolean
  restores: boolean
}

const emptySteps: CardSteps = {
  works: [],
  next: null,
  others: [],
  signs: false,
  signsFirst: false,
  archives: false,
  restores: false,
}

/** Returns the actions that a role may take on a card that it can see. */
export function getSteps(role: RoleKey, card: MoveInput): CardSteps {
  const canWrite = getGrantedScope(role, 'techCards', 'write') === 'all'
  if (card.is_archieve) return { ...emptySteps, restores: canWrite }

  const works = listStageWorks(role, card)
  const moves = getStages(card).flatMap((from) => getMoveTargets(role, from).map((to) => ({ from, to })))
  const [next = null] = works.length > 0 ? [] : moves.filter(isForward).toSorted(compareFurthestFirst)
  const canSign =
    getGrantedScope(role, 'techCards', 'approveSignal') === 'all' &&
    (card.is_signal || card.is_author) &&
    !card.signalEndDate
  return {
    works,
    next,
    others: moves.filter((move) => move !== next),
    signs: canSign,
    signsFirst: canSign && next !== null && getBookRefusal(card, next.from, next.to) === 'needsSignalEndDate',
    archives: canWrite && isArchivable(card),
    restores: false,
  }
}

const isForward = ({ from, to }: StageMove): boolean => getStageIndex(to) > getStageIndex(from)

const compareFurthestFirst = (a: StageMove, b: StageMove): number =>
  getStageIndex(b.from) - getStageIndex(a.from) || getStageIndex(a.to) - getStageIndex(b.to)
