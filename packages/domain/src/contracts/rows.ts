import type { ContractKind, ContractLink, ContractStatus } from '../shared/documents/contracts.ts'
import type { StoredFile } from '../shared/files/rows.ts'
import type { DeliveryState } from '../shared/documents/offers.ts'
import type { SignatureCheck } from './signatures.ts'
import type { SigningMethod } from './statuses.ts'
import type { InBoth } from './templates.ts'
import type { ContractInput, ContractParty } from './validation.ts'

/** A contract in the list. */
export interface ContractRow {
  id: number
  version: number
  kind: ContractKind
  status: ContractStatus
  number: string
  date: string
  party_name: string
  book_name: string
  subject: string
  fee: number | null
  royalty: number | null
  starts_on: string | null
  ends_on: string | null
  /** Whether the reader is its other party. */
  own: boolean
}

/** A part of a clause. `field` names the form field that its text comes from. */
export interface ContractPiece {
  text: string
  field?: string | undefined
}

export interface ContractClause extends InBoth<ContractPiece[]> {
  number: string
}

export interface ContractSide {
  /** The party's role in this contract, in both languages: «Издательство / Баспа». */
  role: string
  name: string
  lines: string[]
  /** The signer's position ('' for a person) and name. */
  position: string
  signer: string
  /** The text under the signature line. */
  sign: string
}

/** The text of a contract, clause by clause, in both of its languages. */
export interface ContractDocument {
  title: InBoth
  place: InBoth
  date: InBoth
  /** The parties: paragraphs without a number. */
  preamble: InBoth<ContractPiece[]>[]
  sections: { title: InBoth; clauses: ContractClause[] }[]
  requisites: InBoth
  /** The press, then the other party. */
  sides: [ContractSide, ContractSide]
}

/** A contract that was sent to be signed. */
export interface ContractDelivery {
  id: number
  /** The exact bytes that were sent, and their SHA-256. */
  file: StoredFile
  sha256: string
  email: string
  state: DeliveryState
  /** The mail server's answer if it refused the e-mail. */
  problem: string | null
  sent_by: string | null
  created_at: string
  recalled_at: string | null
}

/** The signer's details in the certificate of a signature; '' for missing ones. */
export interface ContractCertificate {
  name: string
  /** Twelve digits. */
  iin: string
  organization: string
  bin: string
  issuer: string
  valid_from: string
  valid_to: string
  /** The extent to which the signature could be verified. */
  check: SignatureCheck
}

export interface ContractSignature {
  method: SigningMethod
  name: string
  sha256: string
  certificate: ContractCertificate | null
  created_at: string
  /** The person who confirmed a signature that could not be fully checked, and the time. */
  confirmed_by: string | null
  confirmed_at: string | null
}

/** A contract with all of its fields. */
export interface ContractDetails extends ContractRow, Omit<ContractInput, keyof ContractRow> {
  party_id: number | null
  organization_id: number | null
  /** Null for a contract that is older than the templates. */
  template_version: number | null
  renews: ContractLink | null
  /** The contracts that renew this one, the latest first. */
  renewals: ContractLink[]
  /** The text that was sent and not recalled; null if none was, or if the contract was signed outside. */
  paper: ContractDocument | null
  /** The latest first. Only its writers see the recalled ones. */
  sendings: ContractDelivery[]
  signature: ContractSignature | null
  /** A signature file that could not be fully checked: it takes effect once its writer confirms it. */
  pending_signature: ContractSignature | null
  scan: StoredFile | null
  signature_file: StoredFile | null
  /** The price of a copy, including VAT; null if the catalog has none. */
  book_price: number | null
}

/** A possible other party of a contract. */
export type ContractPartyOption = ContractParty & {
  party_id: number | null
  organization_id: number | null
}

/** A tech card that an author contract can refer to. */
export interface ContractBook {
  id: number
  book_name: string
  authors: string
}

/** A version of the text of a kind of contract. */
export interface TemplateVersion {
  /** From 1; the highest one is in force. */
  version: number
  /** Why it was changed. */
  note: string
  /** Null for the first version, or if the account no longer exists. */
  created_by: string | null
  created_at: string
}

/** A kind of contract with the version of its text that is in force. */
export interface TemplateRow extends TemplateVersion {
  kind: ContractKind
}
