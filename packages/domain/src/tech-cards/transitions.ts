import { roleKeys, type RoleKey } from '../people/roles.ts'
import { getGrantedScope } from '../permissions/permissions.ts'
import type { Copies } from '../stock/copies.ts'
import type { PrintNeed } from './print-needs.ts'
import { getFlag, stageKeys, getStages, type StageFlags, type StageKey } from './stages.ts'

type Moves = Partial<Record<StageKey, readonly StageKey[]>>

const chiefEditor: Moves = {
  editor: ['project'],
  project: ['editor'],
  process: ['signal'],
  signal: ['author'],
  author: ['process', 'typography'],
  typography: ['stock'],
  stock: ['done'],
}

const anywhere: Moves = Object.fromEntries(stageKeys.map((from) => [from, stageKeys.filter((to) => to !== from)]))

/** Which column a role may drag a card from, and where to (decisions §3; the sales department's pair is the spec's, §4). */
export const allowedMoves: Partial<Record<RoleKey, Moves>> = {
  initiator: chiefEditor,
  deputy: chiefEditor,
  pm: { project: ['process'], process: ['project', 'signal'], signal: ['process', 'typography'] },
  accounting: { account: ['stock'], stock: ['account'] },
  supervisor: anywhere,
}

/** The columns a role may drag a card to from a column; empty when it may not drag from there. */
export const getMoveTargets = (role: RoleKey, from: StageKey): readonly StageKey[] => allowedMoves[role]?.[from] ?? []

/** The roles that may drag a card into a column from anywhere. */
export const rolesMovingInto = (to: StageKey): RoleKey[] =>
  (Object.keys(allowedMoves) as RoleKey[]).filter((role) =>
    Object.values(allowedMoves[role] ?? {}).some((targets) => targets.includes(to)),
  )

/** The supervisor may do any move, and says why; the reason lands in the history. */
export const needsReason = (role: RoleKey): boolean => role === 'supervisor'

/** Whether a card is put away, as the wire has it: 1 means archived (spec §3). */
export type ArchiveFlag = 0 | 1

/** Whether a run was taken into stock: what was counted, or only that somebody did. @default nobody did */
export interface Receivable {
  received?: Copies | boolean | null | undefined
}

/** What decides a move: the stages a card stands at, when its signal copy was approved, whether it was received, whether it is put away. */
export interface MoveInput extends StageFlags, Receivable {
  signalEndDate: string | null
  /** @default 0 */
  is_archieve?: ArchiveFlag | boolean
  /** What a textbook lacks for its run. @default nothing */
  print_lacks?: readonly PrintNeed[] | undefined
}

/** Whether a role says why it makes a move: the supervisor always does, and whoever sends a textbook to print that lacks something. */
export const moveNeedsReason = (role: RoleKey, card: Pick<MoveInput, 'print_lacks'>, to: StageKey): boolean =>
  needsReason(role) || findMissingForMove(card, to).length > 0

/** What a book lacks where a move takes it to print. */
export const findMissingForMove = (
  { print_lacks = [] }: Pick<MoveInput, 'print_lacks'>,
  to: StageKey,
): readonly PrintNeed[] => (to === 'typography' ? print_lacks : [])

export type MoveRefusal =
  /** The role moves no cards at all. */
  | 'roleMayNotMove'
  /** The role moves cards, but not between these two columns. */
  | 'pairNotAllowed'
  /** The card does not stand at the source any more: someone else moved it. */
  | 'notAtSource'
  /** Printing the run needs an approved signal copy. */
  | 'needsSignalEndDate'
  /** A book is delivered only when nothing of it is still being printed. */
  | 'printingNotFinished'
  /** A run is delivered from the stock that it was taken into. */
  | 'notReceived'
  /** What lies in the archive is brought back first. */
  | 'archived'
  | 'reasonRequired'
  /** A textbook without its ISBN or the councils' protocols goes to print with a reason. */
  | 'textbookLacks'

/** The refusals that lie in the book itself. */
export type BookRefusal = Extract<
  MoveRefusal,
  'archived' | 'needsSignalEndDate' | 'printingNotFinished' | 'notReceived'
>

export interface Move {
  role: RoleKey
  from: StageKey
  to: StageKey
  reason?: string | undefined
}

/** Why a move is refused, or null when it may be made. */
export function moveRefusal(card: MoveInput, { role, from, to, reason }: Move): MoveRefusal | null {
  if (!allowedMoves[role]) return 'roleMayNotMove'
  if (!getMoveTargets(role, from).includes(to)) return 'pairNotAllowed'
  if (!card[getFlag(from)]) return 'notAtSource'
  const blocked = getBookRefusal(card, from, to)
  if (blocked) return blocked
  if (reason?.trim() || !moveNeedsReason(role, card, to)) return null
  return needsReason(role) ? 'reasonRequired' : 'textbookLacks'
}

/** What the book itself forbids, whoever asks. */
export function getBookRefusal(card: MoveInput, from: StageKey, to: StageKey): BookRefusal | null {
  if (card.is_archieve) return 'archived'
  if (to === 'typography' && !card.signalEndDate) return 'needsSignalEndDate'
  if (to === 'done' && getStages(card).some((stage) => stage !== from && (stage === 'typography' || stage === 'wap')))
    return 'printingNotFinished'
  return to === 'done' && !card.received ? 'notReceived' : null
}

/** A run that passed the stock's door uncounted, as when its card was dragged, can still be taken in where it stands. */
export const isReceivedLate = ({ is_account, is_stock, is_done, received }: StageFlags & Receivable): boolean =>
  !received && !is_account && (is_stock || is_done)

/** The flags a move changes: sets the target's, clears the source's, leaves the others. */
export const getFlagsAfterMove = (from: StageKey, to: StageKey): Partial<StageFlags> => ({
  [getFlag(from)]: false,
  [getFlag(to)]: true,
})

/** Stages that are finished by a form and not by dragging (decisions §3): which work, who does it, where the card goes. */
export const stageWorks = {
  'signal-copy': { from: 'signal', to: 'author', action: 'print' },
  'print-run': { from: 'typography', to: 'wap', action: 'print' },
  'works-after-printing': { from: 'wap', to: 'account', action: 'print' },
  receive: { from: 'account', to: 'stock', action: 'handOver' },
  deliver: { from: 'stock', to: 'done', action: 'handOver' },
} as const satisfies Record<string, { from: StageKey; to: StageKey; action: 'print' | 'handOver' }>
export type StageWork = keyof typeof stageWorks
export const stageWorkKeys = Object.keys(stageWorks) as StageWork[]

/** Whether the work of a stage can be finished on a card now. */
function isWorkDue(work: StageWork, card: StageFlags & Receivable): boolean {
  if (work === 'receive') return card.is_account || isReceivedLate(card)
  return card[getFlag(stageWorks[work].from)] && (work !== 'deliver' || Boolean(card.received))
}

/** The works a role may finish on a card now, the furthest stage first. */
export const worksFor = (role: RoleKey, card: StageFlags & Receivable): StageWork[] =>
  stageWorkKeys
    .filter((work) => isWorkDue(work, card) && getGrantedScope(role, 'techCards', stageWorks[work].action))
    .toReversed()

/** The roles that bring cards to a stage by finishing the work before it. */
export const rolesFinishingInto = (to: StageKey): RoleKey[] => {
  const works = Object.values(stageWorks).filter((work) => work.to === to)
  return roleKeys.filter((role) => works.some(({ action }) => getGrantedScope(role, 'techCards', action)))
}

/** The move that changed flags describe: exactly one flag set and one cleared; null when they describe none. */
export function getMoveFromFlags(changes: Partial<StageFlags>): { from: StageKey; to: StageKey } | null {
  const cleared = stageKeys.filter((stage) => changes[getFlag(stage)] === false)
  const set = stageKeys.filter((stage) => changes[getFlag(stage)] === true)
  const [from] = cleared
  const [to] = set
  return from && to && cleared.length === 1 && set.length === 1 ? { from, to } : null
}
