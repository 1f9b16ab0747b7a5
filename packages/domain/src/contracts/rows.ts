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
  /** Whether the reader is the other party of the contract. */
  own: boolean
}

/** A part of a clause. `field` names the form field from which the text comes. */
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
  /** The signer's position and name. The position is empty if the party is a person. */
  position: string
  signer: string
  /** The text below the signature line. */
  sign: string
}

/** The text of a contract, clause by clause, in both languages of the contract. */
export interface ContractDocument {
  title: InBoth
  place: InBoth
  date: InBoth
  /** Unnumbered paragraphs that introduce the parties. */
  preamble: InBoth<ContractPiece[]>[]
  sections: { title: InBoth; clauses: ContractClause[] }[]
  requisites: InBoth
  /** The parties: first the press, then the other party. */
  sides: [ContractSide, ContractSide]
}

/** A contract that was sent to be signed. */
export interface ContractDelivery {
  id: number
  /** The file that was sent, byte for byte, and its SHA-256. */
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

/** The signer's details in the certificate of a signature. Missing details are empty. */
export interface ContractCertificate {
  name: string
  /** The signer's IIN, twelve digits. */
  iin: string
  organization: string
  bin: string
  issuer: string
  valid_from: string
  valid_to: string
  /** How far the signature could be verified. */
  check: SignatureCheck
}

export interface ContractSignature {
  method: SigningMethod
  name: string
  sha256: string
  certificate: ContractCertificate | null
  created_at: string
  /** The person who confirmed a signature that could not be fully verified, and the time of the confirmation. */
  confirmed_by: string | null
  confirmed_at: string | null
}

/** A contract with all of its fields. */
export interface ContractDetails extends ContractRow, Omit<ContractInput, keyof ContractRow> {
  party_id: number | null
  organization_id: number | null
  /** The template version with which the contract was written. Null for contracts that are older than the templates. */
  template_version: number | null
  renews: ContractLink | null
  /** The contracts that renew this one, the latest first. */
  renewals: ContractLink[]
  /** The text that was sent and not recalled. Null if no text was sent, or if the contract was signed outside the portal. */
  paper: ContractDocument | null
  /** The deliveries, the latest first. Only people who may write the contract see recalled deliveries. */
  sendings: ContractDelivery[]
  signature: ContractSignature | null
  /** A signature file that could not be fully verified. It takes effect once a person who may write the contract confirms it. */
  pending_signature: ContractSignature | null
  scan: StoredFile | null
  signature_file: StoredFile | null
  /** The price of a copy, including VAT; null if the catalog has no price. */
  book_price: number | null
}

/** A person or organization that can be the other party of a contract. */
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

/** A version of the text for a kind of contract. */
export interface TemplateVersion {
  /** The number of the version, from 1. The highest version is in force. */
  version: number
  /** Why the text was changed. */
  note: string
  /** The person who created the version. Null for the first version, or if the account no longer exists. */
  created_by: string | null
  created_at: string
}

/** A kind of contract, with the version of its text that is in force. */
export interface TemplateRow extends TemplateVersion {
  kind: ContractKind
}
