import {
  contractKindKeys,
  contractKinds,
  type ContractKind,
  type ContractStatus,
} from '../shared/documents/contracts.ts'
import type { RoleKey } from '../shared/people/roles.ts'
import { getTransitionRefusal, type Actor, type Transition, type TransitionRefusal } from '../shared/transitions.ts'

const getWriterRoles = (kind: ContractKind): readonly RoleKey[] =>
  contractKinds.find(({ key }) => key === kind)?.writers ?? []

/** Returns the kinds of contracts that a role may write. */
export const getContractKinds = (role: RoleKey): ContractKind[] =>
  contractKindKeys.filter((kind) => getWriterRoles(kind).includes(role))

/** The kinds of contracts for work at the press: employment, or piecework. */
export const workContractKinds = ['itd', 'gph'] as const satisfies readonly ContractKind[]

/** The kinds of contracts for the press's sales. */
export const saleContractKinds = ['op', 'biz'] as const satisfies readonly ContractKind[]

/**
 * Returns the status transitions of a kind of contract (decisions §3). The other party signs in the portal, or a role that may
 * write the contract records a signature made outside. A sent contract can be recalled until the other party has signed it.
 */
export const getContractTransitions = (kind: ContractKind): Transition<ContractStatus>[] => [
  { from: 'draft', to: 'sent', roles: getWriterRoles(kind) },
  { from: 'sent', to: 'draft', roles: getWriterRoles(kind) },
  { from: 'sent', to: 'signed', roles: getWriterRoles(kind), own: ['author', 'executor'] },
  { from: 'signed', to: 'ended', roles: getWriterRoles(kind) },
]

/** How the other party signed: with a code from an e-mail, on a scanned document, or with a detached signature file (CMS). */
export const signingMethods = ['code', 'scan', 'cms'] as const
export type SigningMethod = (typeof signingMethods)[number]

/** The number of digits of the code that confirms a signature, and how many minutes the code is valid. */
export const signingCode = { digits: 6, lifetimeMinutes: 15 } as const

/**
 * Returns the signing methods of a person. A role that may write the contract records signatures made outside. The other party
 * signs with a code or a signature file.
 */
export const getSigningMethods = (
  kind: ContractKind,
  { role, own: isOwnContract }: Actor,
): readonly SigningMethod[] => {
  if (getWriterRoles(kind).includes(role)) return ['scan', 'cms']
  return isOwnContract && getContractTransitions(kind).some(({ own: partyRoles }) => partyRoles?.includes(role))
    ? ['code', 'cms']
    : []
}

/**
 * Returns whether a person may confirm a signature that could not be fully verified. The person's role must be able to write
 * contracts of this kind, and the person must not be a party of the contract.
 */
export const canConfirmSignature = (kind: ContractKind, { role, own: isOwnContract }: Actor): boolean =>
  !isOwnContract && getWriterRoles(kind).includes(role)

export interface ContractStatusInput {
  kind: ContractKind
  status: ContractStatus
}

/** Returns why a person may not change a contract's status to `to` now; null if the change is allowed. */
export const getContractRefusal = (
  { kind, status }: ContractStatusInput,
  actor: Actor,
  to: ContractStatus,
): TransitionRefusal | null => getTransitionRefusal(getContractTransitions(kind), actor, status, to)

/** Returns the kinds of contracts that a role can read. A role that may write some kinds reads only those kinds. */
export const getReadableContractKinds = (role: RoleKey): readonly ContractKind[] => {
  const writableKinds = getContractKinds(role)
  return writableKinds.length > 0 ? writableKinds : contractKindKeys
}
