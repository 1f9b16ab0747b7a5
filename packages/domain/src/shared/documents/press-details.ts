import { isIsoDate } from '../dates/dates.ts'
import { isValidBic, isValidKbe } from '../identifiers/bank-codes.ts'
import { isValidBinIin } from '../identifiers/bin-iin.ts'
import type { OrganizationDetails } from './organization-details.ts'
import { isEmail } from '../people/email.ts'

/** The languages of documents. */
export const documentLanguages = ['ru', 'kz', 'en'] as const
export type SignedDocumentLanguage = (typeof documentLanguages)[number]

/** The kinds of documents that a signer may sign for the press: contracts, acts and waybills, and invoices. */
export const signedDocuments = ['contracts', 'acts', 'invoices'] as const
export type SignedDocument = (typeof signedDocuments)[number]

/** The currencies of the press's bank accounts, in ISO 4217 (our rule). */
export const accountCurrencies = ['KZT', 'USD', 'EUR', 'RUB', 'CNY'] as const
export type AccountCurrency = (typeof accountCurrencies)[number]

/** The text fields of a bank account. */
export const pressAccountFields = ['name', 'account', 'bank', 'bic', 'kbe'] as const

/** A bank account of the press. `account` is an IBAN, and `name` is the press's own name for the account. */
export interface PressAccount extends Record<(typeof pressAccountFields)[number], string> {
  currency: AccountCurrency
}

/** A person who signs for the press. */
export interface PressSigner {
  /** The name as printed in documents: «Сейтова Г. М.» */
  name: string
  position_ru: string
  position_kz: string
  position_en: string
  /** The basis of the right to sign, in the grammatical form that follows «на основании»: «Устава». */
  basis_ru: string
  /** The basis in the grammatical form that precedes «негізінде»: «Жарғы». */
  basis_kz: string
  basis_en: string
  signs: SignedDocument[]
  /** The first and last day on which the person may sign, `yyyy-mm-dd`; '' without a limit. */
  from: string
  to: string
}

/** The text fields of the press's organization details, in the order of the form. */
export const pressRequisiteFields = [
  'name_ru',
  'name_kz',
  'name_en',
  'short_name',
  'bin',
  /** The number and date of the state registration (`yyyy-mm-dd`). Employment contracts include them. */
  'registration_number',
  'registered_on',
  'address_ru',
  'address_kz',
  'phone',
  'email',
] as const
export type PressRequisiteField = (typeof pressRequisiteFields)[number]

/** The press's details in documents and letters. Unknown values are ''. */
export interface PressDetails extends Record<PressRequisiteField, string> {
  /** The bank accounts. The first account is the main account, which new offers and contracts use. */
  accounts: PressAccount[]
  /** The people who may sign. If several may sign on a day, the first of them signs. */
  signers: PressSigner[]
}

export const emptyAccount: PressAccount = { name: '', account: '', bank: '', bic: '', kbe: '', currency: 'KZT' }

export const emptySigner: PressSigner = {
  name: '',
  position_ru: '',
  position_kz: '',
  position_en: '',
  basis_ru: '',
  basis_kz: '',
  basis_en: '',
  signs: [],
  from: '',
  to: '',
}

export const emptyPressDetails: PressDetails = {
  ...(Object.fromEntries(pressRequisiteFields.map((field) => [field, ''])) as Record<PressRequisiteField, string>),
  accounts: [],
  signers: [],
}

export type PressDetailsProblem =
  | 'required'
  | 'email'
  | 'binIin'
  | 'bic'
  | 'kbe'
  | 'accountTaken'
  | 'mainCurrency'
  | 'date'
  | 'beforeStart'
type Problems = Record<string, PressDetailsProblem>

/**
 * Returns the problems of the press's organization details by form field, such as `accounts.0.bic` or `signers.1.name`. Additional
 * requirements of documents are checked when they are delivered. The input fields themselves check IBANs and phones.
 */
export function validatePressDetails(details: PressDetails): Problems {
  const { name_ru, bin, registered_on, email, accounts, signers } = details
  const problems: Problems = {}
  if (!name_ru.trim()) problems['name_ru'] = 'required'
  if (bin.trim() && !isValidBinIin(bin.trim())) problems['bin'] = 'binIin'
  if (registered_on && !isIsoDate(registered_on)) problems['registered_on'] = 'date'
  if (email.trim() && !isEmail(email.trim())) problems['email'] = 'email'
  accounts.forEach((bankAccount, index) => {
    const fieldProblems = getAccountProblems(bankAccount)
    if (
      !fieldProblems['account'] &&
      accounts.findIndex(({ account }) => normalizeAccount(account) === normalizeAccount(bankAccount.account)) < index
    )
      fieldProblems['account'] = 'accountTaken'
    // The main account must be in tenge, because offers and invoices are in tenge.
    if (index === 0 && bankAccount.currency !== 'KZT') fieldProblems['currency'] = 'mainCurrency'
    for (const [field, problem] of Object.entries(fieldProblems)) problems[`accounts.${index}.${field}`] = problem
  })
  signers.forEach((signer, index) => {
    for (const [field, problem] of Object.entries(getSignerProblems(signer)))
      problems[`signers.${index}.${field}`] = problem
  })
  return problems
}

const normalizeAccount = (account: string): string => account.replaceAll(/\s/gu, '').toUpperCase()

function getAccountProblems({ account, bank, bic, kbe }: PressAccount): Problems {
  const problems: Problems = {}
  if (!account.trim()) problems['account'] = 'required'
  if (!bank.trim()) problems['bank'] = 'required'
  if (!bic.trim()) problems['bic'] = 'required'
  else if (!isValidBic(bic.trim())) problems['bic'] = 'bic'
  if (!kbe.trim()) problems['kbe'] = 'required'
  else if (!isValidKbe(kbe.trim())) problems['kbe'] = 'kbe'
  return problems
}

/** Required because every contract is in Russian and Kazakh and names the basis on which it is signed. */
const contractSignerFields = ['position_kz', 'basis_ru', 'basis_kz'] as const

function getSignerProblems(signer: PressSigner): Problems {
  const { signs, from, to } = signer
  const problems: Problems = {}
  const requiredFields = ['name', 'position_ru', ...(signs.includes('contracts') ? contractSignerFields : [])] as const
  for (const field of requiredFields) if (!signer[field].trim()) problems[field] = 'required'
  if (signs.length === 0) problems['signs'] = 'required'
  if (from && !isIsoDate(from)) problems['from'] = 'date'
  if (to && !isIsoDate(to)) problems['to'] = 'date'
  else if (from && to && to < from) problems['to'] = 'beforeStart'
  return problems
}

/** Returns the press in the form of an organisation, with its Russian name and address and its main bank account. */
export function toOrganizationDetails({
  name_ru,
  bin,
  phone,
  email,
  address_ru,
  accounts,
}: PressDetails): OrganizationDetails {
  const { account, bic, bank, kbe } = accounts[0] ?? emptyAccount
  return { name: name_ru, IIN: bin, phone, email, address: address_ru, account, BIK: bic, bank, kbe }
}

/** A person who signs for the press, with the texts in one language. */
export interface Signer {
  name: string
  position: string
  basis: string
}

/** The press's signer of a document, in each language; null if the organization details name none. */
export type SignerTexts = Record<SignedDocumentLanguage, Signer> | null

/** The press as a party of a document, in one language. Unknown values are ''. */
export interface PressSide extends Record<
  'name' | 'bin' | 'registration_number' | 'registered_on' | 'address' | 'phone' | 'email',
  string
> {
  /** The main bank account. Its fields are empty if the press has no account. */
  account: PressAccount
  /** All bank accounts, the main account first. */
  accounts: PressAccount[]
  /** The signer of this kind of document on the day of the document; null if none is set. */
  signer: Signer | null
}

export interface PressPartyQuery {
  /** The date of the document. */
  day: string
  locale: SignedDocumentLanguage
  /** The kind of document to be signed. */
  signs?: SignedDocument
}

/** Returns the text of a field in a language, or the Russian text if that one is empty. */
const getTextInLanguage = <Field extends string>(
  texts: { readonly [Key in `${Field}_ru`]: string } & {
    readonly [Key in `${Field}_${SignedDocumentLanguage}`]?: string
  },
  field: Field,
  locale: SignedDocumentLanguage,
): string => {
  const textByField: Record<string, string | undefined> = texts
  return textByField[`${field}_${locale}`] || (textByField[`${field}_ru`] ?? '')
}

/** Returns the press as a party of a document with a given date. */
export function toPressSide(details: PressDetails, { day, locale, signs }: PressPartyQuery): PressSide {
  const { bin, registration_number, registered_on, phone, email, accounts, signers } = details
  const signer = signers.find(
    (one) => signs && one.signs.includes(signs) && (!one.from || one.from <= day) && (!one.to || day <= one.to),
  )
  return {
    name: getPressNameIn(details, locale),
    bin,
    registration_number,
    registered_on,
    address: getTextInLanguage(details, 'address', locale),
    phone,
    email,
    account: accounts[0] ?? emptyAccount,
    accounts,
    signer: signer
      ? {
          name: signer.name,
          position: getTextInLanguage(signer, 'position', locale),
          // There is no fallback to Russian, because the grammatical case depends on the language.
          basis: signer[`basis_${locale}`],
        }
      : null,
  }
}

type PressNames = Pick<PressDetails, 'name_ru' | 'name_kz' | 'name_en'>

/** Returns the name of the press in a language. */
export const getPressNameIn = (names: PressNames, locale: SignedDocumentLanguage): string =>
  getTextInLanguage(names, 'name', locale)

/** Returns all names of the press. */
export const listPressNames = ({ name_ru, name_kz, name_en, short_name }: PressDetails): string[] => [
  ...new Set([name_ru, name_kz, name_en, short_name].filter(Boolean)),
]
