import { roleKeys, type RoleKey } from '../shared/people/roles.ts'
import { getGrantedScope } from '../shared/permissions.ts'
import type { Copies } from '../shared/books/copies.ts'
import type { PrintNeed } from './print-needs.ts'
import { getFlag, stageKeys, getStages, type StageFlags, type StageKey } from '../shared/stages/stages.ts'

type Moves = Partial<Record<StageKey, readonly StageKey[]>>

const chiefEditorMoves: Moves = {
  editor: ['project'],
  project: ['editor'],
  process: ['signal'],
  signal: ['author'],
  author: ['process', 'typography'],
  typography: ['stock'],
  stock: ['done'],
}

const allMoves: Moves = Object.fromEntries(stageKeys.map((from) => [from, stageKeys.filter((to) => to !== from)]))

/**
 * The columns between which a role may drag cards (decisions §3). The pair of columns of the sales department comes from the
 * specification (§4).
 */
export const allowedMoves: Partial<Record<RoleKey, Moves>> = {
  initiator: chiefEditorMoves,
  deputy: chiefEditorMoves,
  pm: { project: ['process'], process: ['project', 'signal'], signal: ['process', 'typography'] },
  accounting: { account: ['stock'], stock: ['account'] },
  supervisor: allMoves,
}

/**
 * Returns the columns to which a role may drag a card from a column. The list is empty when the role may not drag cards from this
 * column.
 */
export const getMoveTargets = (role: RoleKey, from: StageKey): readonly StageKey[] => allowedMoves[role]?.[from] ?? []

/** Returns the roles that may drag a card into a column from any column. */
export const getRolesMovingInto = (to: StageKey): RoleKey[] =>
  (Object.keys(allowedMoves) as RoleKey[]).filter((role) =>
    Object.values(allowedMoves[role] ?? {}).some((targets) => targets.includes(to)),
  )

/** The supervisor may make any move but must give a reason, which is recorded in the history. */
export const needsReason = (role: RoleKey): boolean => role === 'supervisor'

/** Whether a card is archived, as in the API: 1 means archived (spec §3). */
export type ArchiveFlag = 0 | 1

/** Whether a print run was received into stock: the counted copies, or only `true`. @default not received */
export interface Receivable {
  received?: Copies | boolean | null | undefined
}

/**
 * The data that decides whether a move is allowed: the card's stages, the approval date of its signal copy, and whether the print
 * run was received or the card archived.
 */
export interface MoveInput extends StageFlags, Receivable {
  signalEndDate: string | null
  /** Whether the card is archived. @default 0 */
  is_archieve?: ArchiveFlag | boolean
  /** What a textbook still needs before its print run. @default nothing */
  print_lacks?: readonly PrintNeed[] | undefined
}

/** Whether a move needs a reason: every move of the supervisor, and sending an incomplete textbook to print. */
export const moveNeedsReason = (role: RoleKey, card: Pick<MoveInput, 'print_lacks'>, to: StageKey): boolean =>
  needsReason(role) || findMissingForMove(card, to).length > 0

/** Returns what a book still needs before a move that sends it to print. */
export const findMissingForMove = (
  { print_lacks = [] }: Pick<MoveInput, 'print_lacks'>,
  to: StageKey,
): readonly PrintNeed[] => (to === 'typography' ? print_lacks : [])

export type MoveRefusal =
  /** The role may not move cards at all. */
  | 'roleMayNotMove'
  /** The role may move cards, but not between these two columns. */
  | 'pairNotAllowed'
  /** The card is not at the source stage any longer, because another person moved it. */
  | 'notAtSource'
  /** The print run needs an approved signal copy. */
  | 'needsSignalEndDate'
  /** A book cannot be delivered while any part of it is still being printed. */
  | 'printingNotFinished'
  /** The print run must be received into stock before it is delivered. */
  | 'notReceived'
  /** An archived card must be restored first. */
  | 'archived'
  | 'reasonRequired'
  /** A textbook without its ISBN or the councils' protocols goes to print only with a reason. */
  | 'textbookLacks'

/** The refusals whose cause is the book itself, not the role. */
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

/** Returns why a move is refused, or null when it is allowed. */
export function getMoveRefusal(card: MoveInput, { role, from, to, reason }: Move): MoveRefusal | null {
  if (!allowedMoves[role]) return 'roleMayNotMove'
  if (!getMoveTargets(role, from).includes(to)) return 'pairNotAllowed'
  if (!card[getFlag(from)]) return 'notAtSource'
  const refusal = getBookRefusal(card, from, to)
  if (refusal) return refusal
  if (reason?.trim() || !moveNeedsReason(role, card, to)) return null
  return needsReason(role) ? 'reasonRequired' : 'textbookLacks'
}

/** Returns why the book itself does not allow a move, regardless of the role; null when it does. */
export function getBookRefusal(card: MoveInput, from: StageKey, to: StageKey): BookRefusal | null {
  if (card.is_archieve) return 'archived'
  if (to === 'typography' && !card.signalEndDate) return 'needsSignalEndDate'
  if (to === 'done' && getStages(card).some((stage) => stage !== from && (stage === 'typography' || stage === 'wap')))
    return 'printingNotFinished'
  return to === 'done' && !card.received ? 'notReceived' : null
}

/**
 * Whether a print run can still be received although its card has already passed the stock. This happens when the card was dragged,
 * so that nothing was counted.
 */
export const isReceivedLate = ({ is_account, is_stock, is_done, received }: StageFlags & Receivable): boolean =>
  !received && !is_account && (is_stock || is_done)

/** Returns the flags that a move changes. It sets the flag of the target stage and clears the flag of the source stage. */
export const getFlagsAfterMove = (from: StageKey, to: StageKey): Partial<StageFlags> => ({
  [getFlag(from)]: false,
  [getFlag(to)]: true,
})

/**
 * The works of stages that are finished with a form instead of dragging (decisions §3). Each work has the stage before it, the
 * stage after it, and the required permission.
 */
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

/** Returns the works that a role may finish on a card now. The work of the most advanced stage is first. */
export const listStageWorks = (role: RoleKey, card: StageFlags & Receivable): StageWork[] =>
  stageWorkKeys
    .filter((work) => isWorkDue(work, card) && getGrantedScope(role, 'techCards', stageWorks[work].action))
    .toReversed()

/** Returns the roles that bring cards to a stage by finishing the work of the previous stage. */
export const getRolesFinishingInto = (to: StageKey): RoleKey[] => {
  const works = Object.values(stageWorks).filter((work) => work.to === to)
  return roleKeys.filter((role) => works.some(({ action }) => getGrantedScope(role, 'techCards', action)))
}

/** Returns the move that the changed flags describe. Exactly one flag must be set and one cleared; otherwise returns null. */
export function getMoveFromFlags(changes: Partial<StageFlags>): { from: StageKey; to: StageKey } | null {
  const clearedStages = stageKeys.filter((stage) => changes[getFlag(stage)] === false)
  const addedStages = stageKeys.filter((stage) => changes[getFlag(stage)] === true)
  const [from] = clearedStages
  const [to] = addedStages
  return from && to && clearedStages.length === 1 && addedStages.length === 1 ? { from, to } : null
}
