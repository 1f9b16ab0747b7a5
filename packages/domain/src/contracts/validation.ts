import { limits } from '../shared/constants.ts'
import { findInvalidDates } from '../shared/dates/dates.ts'
import { isValidBic, isValidKbe } from '../shared/identifiers/bank-codes.ts'
import { isValidBinIin } from '../shared/identifiers/bin-iin.ts'
import {
  organizationPartyFields,
  paidPartyFields,
  personPartyFields,
  documentPartyFields,
  findMissingDetails,
  requiredDetails,
  type PartyDetails,
  type DocumentPartyField,
  type MissingDetail,
} from '../shared/documents/parties.ts'
import { isEmail } from '../shared/people/email.ts'
import type { PressSide } from '../shared/documents/press-details.ts'
import type { ContractKind } from '../shared/documents/contracts.ts'
import { contractTerms, type ContractTerm, type ContractTerms } from './terms.ts'

/** The fields with the details of the other party in documents. Unknown details are empty. */
export const contractPartyFields = [
  'name',
  'bin',
  'email',
  'phone',
  'address',
  'account',
  'bank',
  'bic',
  'kbe',
  /** The signer of an organization and the basis of the signer's authority, in the grammatical case that each language requires. */
  'signer',
  'position',
  'position_kz',
  'basis',
  'basis_kz',
  /** A person's identity document. Its date is `yyyy-mm-dd`. */
  'document_number',
  'document_issuer',
  'document_date',
] as const
export type ContractPartyField = (typeof contractPartyFields)[number]

/** The kinds of identity documents. */
export const identityDocuments = ['idCard', 'passport', 'residencePermit'] as const
export type IdentityDocument = (typeof identityDocuments)[number]

export type ContractParty = Record<`party_${ContractPartyField}`, string> & { party_document: IdentityDocument }

export const emptyParty: ContractParty = {
  ...(Object.fromEntries(contractPartyFields.map((field) => [`party_${field}`, ''])) as Record<
    `party_${ContractPartyField}`,
    string
  >),
  party_document: 'idCard',
}

/** The form of a contract. Dates are `yyyy-mm-dd`, or empty. */
export interface ContractInput extends ContractParty, ContractTerms {
  kind: ContractKind
  date: string
  starts_on: string
  ends_on: string
  note: string
}

export type ContractProblem =
  | 'required'
  | 'binIin'
  | 'email'
  | 'bic'
  | 'kbe'
  | 'date'
  | 'beforeStart'
  | 'tooLong'
  | 'range'
/** The problems of a contract, by form field. */
export type ContractProblems = Partial<Record<keyof ContractInput, ContractProblem>>

/**
 * The minimum and maximum of numeric terms. Sums are in tiyn. For employment, the Labour Code sets the limits. They are 40 hours a
 * week (article 68), 24 days of leave (article 88), and salary within ten days of the next month (article 113).
 */
const termRanges: Partial<Record<ContractTerm, readonly [least: number, most: number]>> = {
  fee: [0, 1e12],
  royalty: [0.01, 100],
  print_run: [1, 1_000_000],
  author_copies: [0, 10_000],
  discount: [0, 100],
  payment_days: [1, 365],
  months: [1, 120],
  week_hours: [1, 40],
  leave_days: [24, 90],
  pay_day: [1, 10],
}

/** Limits that differ by kind. Probation lasts up to three months, and for managers up to six (article 36). */
const kindRanges: Partial<Record<ContractKind, typeof termRanges>> = { itd: { months: [1, 6] } }

const isEmpty = (value: ContractTerms[ContractTerm]): boolean =>
  value === null || (typeof value === 'string' && !value.trim())

/**
 * Returns the problems of a contract, field by field. The contract can be saved if there are none. A contract without an end date
 * is valid until someone ends it.
 */
export function validateContract(contract: ContractInput): ContractProblems {
  const { kind, starts_on, ends_on } = contract
  const { fields, required, oneOf = [], ends: hasEndDate } = contractTerms[kind]
  const problems: ContractProblems = {}
  for (const field of ['date', 'party_name', 'starts_on'] as const)
    if (!contract[field].trim()) problems[field] = 'required'
  if (hasEndDate && !ends_on) problems.ends_on = 'required'
  for (const field of required) if (isEmpty(contract[field])) problems[field] = 'required'
  const [firstField] = oneOf
  if (firstField && oneOf.every((field) => !contract[field])) problems[firstField] = 'required'
  for (const field of fields) {
    const [value, range] = [contract[field], kindRanges[kind]?.[field] ?? termRanges[field]]
    if (range && typeof value === 'number' && !(value >= range[0] && value <= range[1])) problems[field] = 'range'
  }
  if (starts_on && ends_on && ends_on < starts_on) problems.ends_on = 'beforeStart'
  for (const field of findInvalidDates(contract, [
    'date',
    'starts_on',
    'ends_on',
    'manuscript_on',
    'party_document_date',
  ]))
    problems[field] = 'date'
  for (const field of ['subject', 'subject_kz', 'note'] as const)
    if (contract[field].length > limits.noteLength) problems[field] = 'tooLong'
  const checks = [
    ['party_bin', isValidBinIin, 'binIin'],
    ['party_email', isEmail, 'email'],
    ['party_bic', isValidBic, 'bic'],
    ['party_kbe', isValidKbe, 'kbe'],
  ] as const
  for (const [field, isValid, problem] of checks) {
    const value = contract[field].trim()
    if (value && !isValid(value)) problems[field] = problem
  }
  return problems
}

/** The press as a party, in both languages of every contract. */
export type ContractPublisher = Readonly<Record<'ru' | 'kz', PressSide>>

/** Returns whether the other party of a kind of contract is an organization. */
export const isWithOrganization = (kind: ContractKind): boolean => kind === 'op' || kind === 'biz'

/** Additional details of the press that an employment contract needs (Labour Code, article 28). */
const employerFields: readonly DocumentPartyField[] = ['registration']

/**
 * Returns the details of a contract's parties that are missing before it can be sent. If money is paid, the party that receives it
 * needs bank details.
 */
export function findMissingContractDetails(contract: ContractInput, { ru, kz }: ContractPublisher): MissingDetail[] {
  const { press, party } = requiredDetails.contract
  const isOrganization = isWithOrganization(contract.kind)
  const isPaid = requiresBankAccount(contract)
  return findMissingDetails(
    {
      press: [
        ...press,
        ...(isOrganization || isPaid ? paidPartyFields : []),
        ...(contract.kind === 'itd' ? employerFields : []),
      ],
      party: [
        ...party,
        ...(isPaid ? paidPartyFields : []),
        ...(isOrganization ? organizationPartyFields : personPartyFields),
      ],
    },
    {
      press: {
        ...emptyDetails,
        ...ru.account,
        name: ru.name,
        bin: ru.bin,
        address: ru.address,
        signer: ru.signer?.name ?? '',
        basis: firstIfBoth(ru.signer?.basis, kz.signer?.basis),
        registration: firstIfBoth(ru.registration_number, ru.registered_on),
      },
      party: {
        ...emptyDetails,
        name: contract.party_name,
        bin: contract.party_bin,
        address: contract.party_address,
        account: contract.party_account,
        bank: contract.party_bank,
        signer: contract.party_signer,
        position: firstIfBoth(contract.party_position, contract.party_position_kz),
        basis: firstIfBoth(contract.party_basis, contract.party_basis_kz),
        document: firstIfBoth(
          contract.party_document_number,
          contract.party_document_issuer && contract.party_document_date,
        ),
      },
    },
  )
}

/** Returns the first value if both values are present, otherwise an empty string. */
const firstIfBoth = (first = '', second = ''): string => (first.trim() && second.trim() ? first : '')

const emptyDetails = Object.fromEntries(documentPartyFields.map((field) => [field, ''])) as PartyDetails

/** What must be complete before a contract is sent. */
export const contractPreconditions = ['terms', 'email', 'party', 'press'] as const
export type ContractPrecondition = (typeof contractPreconditions)[number]

/** Returns what a contract still lacks before it can be sent, according to its kind. */
export function getMissingContractData(contract: ContractInput, press: ContractPublisher): ContractPrecondition[] {
  const missingDetails = findMissingContractDetails(contract, press)
  const preconditionResults: Record<ContractPrecondition, boolean> = {
    terms: Object.keys(validateContract(contract)).length === 0,
    email: isEmail(contract.party_email.trim()),
    party: missingDetails.every(({ side }) => side !== 'party'),
    press: missingDetails.every(({ side }) => side !== 'press'),
  }
  return contractPreconditions.filter((precondition) => !preconditionResults[precondition])
}

/** Returns whether the other party is paid under a contract and needs bank details. */
export const requiresBankAccount = ({ kind, fee, royalty }: Pick<ContractInput, 'kind' | 'fee' | 'royalty'>): boolean =>
  Boolean(contractTerms[kind].pays && (fee || royalty))
