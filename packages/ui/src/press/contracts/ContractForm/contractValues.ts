import type { ContractFormFacts, ContractKind, ContractStatus } from '@press/domain'
import type { StoredFile } from '../../../primitives/FileUpload/index.ts'

/** A contract by its wire names; sums in tiyn, days `yyyy-mm-dd`. */
export interface Contract {
  id: number
  kind: ContractKind
  number: string
  date: string
  status: ContractStatus
  /** The other side. */
  party_name: string
  /** BIN or IIN. */
  party_bin: string
  party_email: string
  starts_on: string | null
  ends_on: string | null
  sum: number | null
  note: string
  /** The signed paper. */
  scan: StoredFile | null
  /** The contract that this one renews. */
  renews: ContractLink | null
  /** Those that renew this one, the latest first. */
  renewals: ContractLink[]
}

export interface ContractLink {
  id: number
  number: string
  date: string
}

/** What the form holds. */
export interface ContractValues {
  kind: ContractKind | ''
  number: string
  date: string
  party_name: string
  party_bin: string
  party_email: string
  starts_on: string
  ends_on: string
  sum: number | null
  note: string
  scan: StoredFile | null
}

/** What is sent: the scan by its number. */
export interface ContractFormBody extends Omit<ContractValues, 'kind' | 'scan' | 'starts_on' | 'ends_on'> {
  kind: ContractKind
  starts_on: string | null
  ends_on: string | null
  scan: number | null
}

export const blankContract = (today: string): ContractValues => ({
  kind: '',
  number: '',
  date: today,
  party_name: '',
  party_bin: '',
  party_email: '',
  starts_on: today,
  ends_on: '',
  sum: null,
  note: '',
  scan: null,
})

/** The form's values of a contract: every field that the form knows, and no other. */
export const contractValues = (contract: Contract): ContractValues => ({
  kind: contract.kind,
  number: contract.number,
  date: contract.date,
  party_name: contract.party_name,
  party_bin: contract.party_bin,
  party_email: contract.party_email,
  starts_on: contract.starts_on ?? '',
  ends_on: contract.ends_on ?? '',
  sum: contract.sum,
  note: contract.note,
  scan: contract.scan,
})

export const bodyOf = ({ kind, scan, starts_on, ends_on, ...fields }: ContractValues): ContractFormBody => ({
  ...fields,
  kind: kind as ContractKind,
  starts_on: starts_on || null,
  ends_on: ends_on || null,
  scan: scan?.id ?? null,
})

export const factsOf = (values: ContractValues): ContractFormFacts => ({
  ...values,
  kind: values.kind || null,
  starts_on: values.starts_on || null,
  ends_on: values.ends_on || null,
})
