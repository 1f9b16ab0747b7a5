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
export const contractKindsOf = (role: RoleKey): ContractKind[] =>
  contractKindKeys.filter((kind) => writersOf(kind).includes(role))

/** Those by which somebody works at the press: employed, or paid by the piece. */
export const workContractKinds = ['itd', 'gph'] as const satisfies readonly ContractKind[]

/** Days before its end within which a contract is to be looked after. */
export const contractEndDays = [30, 60] as const

export const contractStatuses = ['draft', 'sent', 'signed', 'ended'] as const
export type ContractStatus = (typeof contractStatuses)[number]

/** The way of a contract of a kind (decisions §3): the other side signs it in the portal, or its writer files the scan. */
export const contractTransitions = (kind: ContractKind): Transition<ContractStatus>[] => [
  { from: 'draft', to: 'sent', roles: writersOf(kind) },
  { from: 'sent', to: 'signed', roles: writersOf(kind), own: ['author', 'executor'] },
  { from: 'signed', to: 'ended', roles: writersOf(kind) },
]

export interface ContractFacts {
  kind: ContractKind
  status: ContractStatus
  /** The signed paper. */
  scan: unknown
}

export type ContractRefusal = TransitionRefusal | 'scan'

/** Why a contract may not become `to` by someone's hand now, or null when it may. */
export function contractRefusal(contract: ContractFacts, actor: Actor, to: ContractStatus): ContractRefusal | null {
  const { kind, status, scan } = contract
  const refusal = transitionRefusal(contractTransitions(kind), actor, status, to)
  if (refusal) return refusal
  return to === 'signed' && scan == null && writersOf(kind).includes(actor.role) ? 'scan' : null
}
