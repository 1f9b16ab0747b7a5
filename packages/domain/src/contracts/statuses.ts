import type { RoleKey } from '../people/roles.ts'
import { transitionRefusal, type Actor, type Transition, type TransitionRefusal } from '../transitions.ts'

/** The lists contracts are kept in: staff, sales (ОП), business partners. */
export const contractGroups = ['hr', 'op', 'biz'] as const
export type ContractGroup = (typeof contractGroups)[number]

/** Kinds of contracts: the list each stands in, and who writes it (decisions §2). */
export const contractKinds = [
  { key: 'author', group: 'op', writers: ['accounting', 'supervisor'] },
  { key: 'op', group: 'op', writers: ['accounting', 'supervisor'] },
  { key: 'biz', group: 'biz', writers: ['accounting', 'supervisor'] },
  { key: 'itd', group: 'hr', writers: ['supervisor', 'hr'] },
  { key: 'gph', group: 'hr', writers: ['supervisor', 'hr'] },
  { key: 'neconc', group: 'hr', writers: ['supervisor', 'hr'] },
  { key: 'confidence', group: 'hr', writers: ['supervisor', 'hr'] },
  { key: 'personal', group: 'hr', writers: ['supervisor', 'hr'] },
] as const satisfies readonly { key: string; group: ContractGroup; writers: readonly RoleKey[] }[]
export type ContractKind = (typeof contractKinds)[number]['key']
export const contractKindKeys: readonly ContractKind[] = contractKinds.map(({ key }) => key)

const writersOf = (kind: ContractKind): readonly RoleKey[] =>
  contractKinds.find(({ key }) => key === kind)?.writers ?? []

/** The kinds of contracts a role may write. */
export const getContractKinds = (role: RoleKey): ContractKind[] =>
  contractKindKeys.filter((kind) => writersOf(kind).includes(role))

/** Those by which somebody works at the press: employed, or paid by the piece. */
export const workContractKinds = ['itd', 'gph'] as const satisfies readonly ContractKind[]

/** Those that the press sells by. */
export const saleContractKinds = ['op', 'biz'] as const satisfies readonly ContractKind[]

/** Days before its end within which a contract is to be looked after. */
export const contractExpiryWarningDays = [30, 60] as const

export const contractStatuses = ['draft', 'sent', 'signed', 'ended'] as const
export type ContractStatus = (typeof contractStatuses)[number]

/**
 * The way of a contract of a kind (decisions §3): the other side signs it in the portal, or its writer files what was signed outside. One that was
 * sent can be recalled while nobody has signed it.
 */
export const contractTransitions = (kind: ContractKind): Transition<ContractStatus>[] => [
  { from: 'draft', to: 'sent', roles: writersOf(kind) },
  { from: 'sent', to: 'draft', roles: writersOf(kind) },
  { from: 'sent', to: 'signed', roles: writersOf(kind), own: ['author', 'executor'] },
  { from: 'signed', to: 'ended', roles: writersOf(kind) },
]

/** How the other side signed: by a code from a letter, on paper that was scanned, by a detached signature file (CMS). */
export const signingMethods = ['code', 'scan', 'cms'] as const
export type SigningMethod = (typeof signingMethods)[number]

/** Digits of the code that confirms a signature, and the minutes that it lasts. */
export const signingCode = { digits: 6, lifetimeMinutes: 15 } as const

/** What its writer enters is what was signed outside; the other side signs by a code or by a signature file. */
export const getSigningMethods = (kind: ContractKind, { role, own }: Actor): readonly SigningMethod[] => {
  if (writersOf(kind).includes(role)) return ['scan', 'cms']
  return own && contractTransitions(kind).some(({ own: by }) => by?.includes(role)) ? ['code', 'cms'] : []
}

/** Who may confirm a signature that could not be fully checked: a writer of the kind who is not the contract's own party. */
export const canConfirmSignature = (kind: ContractKind, { role, own }: Actor): boolean =>
  !own && writersOf(kind).includes(role)

export interface ContractStatusInput {
  kind: ContractKind
  status: ContractStatus
}

/** Why a contract may not become `to` by someone's hand now, or null when it may. */
export const contractRefusal = (
  { kind, status }: ContractStatusInput,
  actor: Actor,
  to: ContractStatus,
): TransitionRefusal | null => transitionRefusal(contractTransitions(kind), actor, status, to)

/** The kinds of contracts whose rows a role reads: whoever writes some has nothing to do with the others. */
export const getReadableContractKinds = (role: RoleKey): readonly ContractKind[] => {
  const written = getContractKinds(role)
  return written.length > 0 ? written : contractKindKeys
}
