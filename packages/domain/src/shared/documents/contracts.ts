import type { RoleKey } from '../people/roles.ts'

/** The lists of contracts: staff, sales (ОП), business partners. */
export const contractGroups = ['hr', 'op', 'biz'] as const
export type ContractGroup = (typeof contractGroups)[number]

/** The kinds of contracts, with their list and the roles that write them (decisions §2). */
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

/** Days before its end at which a contract needs attention. */
export const contractExpiryWarningDays = [30, 60] as const

export const contractStatuses = ['draft', 'sent', 'signed', 'ended'] as const
export type ContractStatus = (typeof contractStatuses)[number]

/** A contract as other documents refer to it. */
export interface ContractLink {
  id: number
  number: string
  date: string
}
