import { isValidKbe } from '../shared/identifiers/bank-codes.ts'
import { isBin, isValidBinIin } from '../shared/identifiers/bin-iin.ts'
import { officialName } from '../shared/people/names.ts'
import {
  emptyAccount,
  emptyPressDetails,
  emptySigner,
  validatePressDetails,
  signedDocuments,
  type PressAccount,
  type PressDetails,
  type PressDetailsProblem,
  type PressSigner,
} from '../shared/documents/press-details.ts'
import words from './signing.json' with { type: 'json' }

/** The possible bases of the right to sign for the head of a press. */
export const signingBases = ['charter', 'regulations', 'proxy', 'order'] as const
export type SigningBasis = (typeof signingBases)[number]

type FirstBankAccount = Pick<PressAccount, 'account' | 'bank' | 'bic'>

/** The organization details that the first setup asks for. All other details are derived from them or entered in the settings. */
export interface SetupDetails extends Pick<PressDetails, 'bin' | 'name_ru' | 'name_kz' | 'address_ru'> {
  kbe: string
  /** Surname, given name and patronymic. Documents show the initials. */
  head: string
  /** The basis of the right to sign. '' means another basis that was entered in the settings; the setup keeps it. */
  basis: SigningBasis | ''
  accounts: FirstBankAccount[]
}

export const emptyBankAccount: FirstBankAccount = { account: '', bank: '', bic: '' }
/** The KBE of a resident non-governmental non-financial organization, which most presses are. */
const defaultKbe = '17'

const getSigningBasis = (signer: PressSigner): SigningBasis | '' =>
  signingBases.find((key) => words.bases[key].ru === signer.basis_ru && words.bases[key].kz === signer.basis_kz) ?? ''

/** Returns the fields of the first setup from the saved organization details. */
export function getSetupDetails(savedDetails: PressDetails): SetupDetails {
  const { bin, name_ru, name_kz, address_ru, accounts, signers } = savedDetails
  const [signer] = signers
  return {
    bin,
    name_ru,
    name_kz,
    address_ru,
    kbe: accounts[0]?.kbe || defaultKbe,
    head: signer?.name ?? '',
    basis: signer ? getSigningBasis(signer) : 'charter',
    accounts:
      accounts.length > 0 ? accounts.map(({ account, bank, bic }) => ({ account, bank, bic })) : [emptyBankAccount],
  }
}

/** Merges the fields of the first setup into the saved organization details. All other fields stay unchanged. */
export function mergeSetupDetails(setupDetails: SetupDetails, savedDetails: PressDetails): PressDetails {
  const { kbe, head, basis, accounts, ...texts } = setupDetails
  const [signer = defaultSigner, ...otherSigners] = savedDetails.signers
  const updatedSigner = {
    ...signer,
    name: officialName(head),
    ...(basis && { basis_ru: words.bases[basis].ru, basis_kz: words.bases[basis].kz, basis_en: words.bases[basis].en }),
  }
  return {
    ...savedDetails,
    ...texts,
    accounts: accounts.map((one, index) => ({ ...(savedDetails.accounts[index] ?? emptyAccount), ...one, kbe })),
    signers: [updatedSigner, ...otherSigners],
  }
}

/** The default signer: the head signs every document. */
const defaultSigner: PressSigner = {
  ...emptySigner,
  position_ru: words.position.ru,
  position_kz: words.position.kz,
  position_en: words.position.en,
  signs: [...signedDocuments],
}

/** Maps a field of the organization details to the field of the first setup's form. */
export function toSetupField(field: string): string {
  if (/^accounts\.\d+\.kbe$/.test(field)) return 'kbe'
  return field.startsWith('signers') ? 'head' : field
}

const requiredFields = ['bin', 'kbe', 'name_ru', 'name_kz', 'address_ru', 'head'] as const

/** Returns the problems of the first setup's fields by form field. */
export function validateSetupDetails(setupDetails: SetupDetails): Record<string, PressDetailsProblem> {
  const { bin, kbe, name_ru, name_kz, address_ru, accounts } = setupDetails
  const problems: Record<string, PressDetailsProblem> = {}
  for (const field of requiredFields) if (!setupDetails[field].trim()) problems[field] = 'required'
  if (bin && !isValidBinIin(bin)) problems['bin'] = 'binIin'
  if (kbe && !isValidKbe(kbe)) problems['kbe'] = 'kbe'
  const detailProblems = validatePressDetails({
    ...emptyPressDetails,
    name_ru,
    name_kz,
    address_ru,
    accounts: accounts.map((one) => ({ ...emptyAccount, ...one, kbe })),
  })
  for (const [field, problem] of Object.entries(detailProblems)) {
    const [, accountIndex, accountField] = /^accounts\.(\d+)\.(account|bank|bic)$/.exec(field) ?? []
    // The bank is filled in from a complete account number. Its problems are therefore shown only once an account number is typed.
    if (accountField === 'account' || (accountField && accounts[Number(accountIndex)]?.account))
      problems[field] = problem
  }
  return problems
}

/** Facts that a BIN or IIN encodes: the kind of owner, and for an organization the month of registration (`yyyy-mm`). */
export interface NumberFacts {
  owner: 'legal' | 'foreign' | 'joint' | 'person'
  month?: string
}
const owners: Partial<Record<string, NumberFacts['owner']>> = { 4: 'legal', 5: 'foreign', 6: 'joint' }

/** The last two digits of 1991, when Kazakhstan became independent. Organizations have no earlier year of registration. */
const minRegistrationYear = 91

/** Returns the facts that a valid number encodes; undefined for any other text. */
export function parseNumberFacts(number: string): NumberFacts | undefined {
  if (!isValidBinIin(number)) return undefined
  const owner = owners[number.charAt(4)]
  if (!owner || !isBin(number)) return { owner: 'person' }
  const year = Number(number.slice(0, 2))
  return { owner, month: `${year < minRegistrationYear ? 20 : 19}${number.slice(0, 2)}-${number.slice(2, 4)}` }
}
