import type {
  ContractFacts,
  ContractKind,
  ContractParty,
  ContractStatus,
  SendingState,
  SignatureCheck,
  SigningMethod,
  StoredFile,
} from '@press/domain'
import type { ContractPaper } from '@press/i18n'

/** A contract as `GET /api/contracts` gives it. Sums in tiyn, days `yyyy-mm-dd`. */
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
  /** Whether it is made with who looks. */
  own: boolean
}

export interface ContractLink {
  id: number
  number: string
  date: string
}

/** A contract that was sent to be signed. */
export interface ContractSending {
  id: number
  /** The very bytes that went. */
  file: StoredFile
  /** Of these bytes, 64 digits. */
  sha256: string
  email: string
  state: SendingState
  /** What the mail server answered, when it would not take the letter. */
  problem: string | null
  sent_by: string | null
  created_at: string
  recalled_at: string | null
}

/** What the certificate of a signature file says; '' where it says nothing. */
export interface ContractCertificate {
  name: string
  iin: string
  organization: string
  bin: string
  issuer: string
  valid_from: string
  valid_to: string
  /** How far the signature was checked. */
  check: SignatureCheck
}

export interface ContractSignature {
  method: SigningMethod
  name: string
  sha256: string
  certificate: ContractCertificate | null
  created_at: string
  /** Who confirmed a signature that could not be checked to its end, and when. */
  confirmed_by: string | null
  confirmed_at: string | null
}

/** A contract as `GET /api/contracts/{id}` gives it. */
export interface Contract extends ContractRow, Omit<ContractFacts, 'starts_on' | 'ends_on'> {
  party_id: number | null
  organization_id: number | null
  renews: ContractLink | null
  /** Those that renew this one, the latest first. */
  renewals: readonly ContractLink[]
  /** What was sent says; null while nothing was, or where it was signed outside. */
  paper: ContractPaper | null
  /** The latest first. */
  sendings: readonly ContractSending[]
  signature: ContractSignature | null
  /** A signature file that signs nothing until its writer confirms it. */
  pending_signature: ContractSignature | null
  scan: StoredFile | null
  signature_file: StoredFile | null
  /** Of a copy, VAT included; null where the catalogue does not know it. */
  book_price: number | null
}

/** Somebody whom a contract can be made with. */
export interface ContractSideFound extends ContractParty {
  party_id: number | null
  organization_id: number | null
}

/** A book that an author contract can be about: its tech card. */
export interface ContractBook {
  id: number
  book_name: string
  authors: string
}

/** A version of what contracts of a kind say. */
export interface TemplateVersion {
  /** From 1; the highest one holds. */
  version: number
  /** Why it was changed. */
  note: string
  /** Null for the first one, and where the person is gone. */
  created_by: string | null
  created_at: string
}

/** A kind of contract, with the version of its text that holds. */
export interface TemplateRow extends TemplateVersion {
  kind: ContractKind
}
