import { isValidKbe } from '../identifiers/bank-codes.ts'
import { isBin, isValidBinIin } from '../identifiers/bin-iin.ts'
import { officialName } from '../people/names.ts'
import {
  noAccount,
  emptyPressDetails,
  noSigner,
  validatePressDetails,
  signedDocuments,
  type PressAccount,
  type PressDetails,
  type PressDetailsProblem,
  type PressSigner,
} from '../settings/press-details.ts'
import words from './signing.json' with { type: 'json' }

/** What gives the head of a press the right to sign. */
export const signingBases = ['charter', 'regulations', 'proxy', 'order'] as const
export type SigningBasis = (typeof signingBases)[number]

type FirstBankAccount = Pick<PressAccount, 'account' | 'bank' | 'bic'>

/** What the first setup asks of the requisites; the rest follows from it, or is entered in the settings. */
export interface SetupDetails extends Pick<PressDetails, 'bin' | 'name_ru' | 'name_kz' | 'address_ru'> {
  kbe: string
  /** Surname, given name, patronymic; papers print the initials. */
  head: string
  /** '': another basis, which was entered in the settings and stays. */
  basis: SigningBasis | ''
  accounts: FirstBankAccount[]
}

export const noBankAccount: FirstBankAccount = { account: '', bank: '', bic: '' }
/** Resident, non-governmental non-financial organization: most presses are. */
const usualKbe = '17'

const basisOf = (signer: PressSigner): SigningBasis | '' =>
  signingBases.find((key) => words.bases[key].ru === signer.basis_ru && words.bases[key].kz === signer.basis_kz) ?? ''

/** The fields of the first setup, from what is saved. */
export function getSetupDetails(saved: PressDetails): SetupDetails {
  const { bin, name_ru, name_kz, address_ru, accounts, signers } = saved
  const [signer] = signers
  return {
    bin,
    name_ru,
    name_kz,
    address_ru,
    kbe: accounts[0]?.kbe || usualKbe,
    head: signer?.name ?? '',
    basis: signer ? basisOf(signer) : 'charter',
    accounts:
      accounts.length > 0 ? accounts.map(({ account, bank, bic }) => ({ account, bank, bic })) : [noBankAccount],
  }
}

/** The requisites with what the first setup says; what it does not ask about stays as it is saved. */
export function mergeSetupDetails(first: SetupDetails, saved: PressDetails): PressDetails {
  const { kbe, head, basis, accounts, ...texts } = first
  const [signer = firstSigner, ...others] = saved.signers
  const named = {
    ...signer,
    name: officialName(head),
    ...(basis && { basis_ru: words.bases[basis].ru, basis_kz: words.bases[basis].kz, basis_en: words.bases[basis].en }),
  }
  return {
    ...saved,
    ...texts,
    accounts: accounts.map((one, place) => ({ ...(saved.accounts[place] ?? noAccount), ...one, kbe })),
    signers: [named, ...others],
  }
}

/** The head signs every paper. */
const firstSigner: PressSigner = {
  ...noSigner,
  position_ru: words.position.ru,
  position_kz: words.position.kz,
  position_en: words.position.en,
  signs: [...signedDocuments],
}

/** Where the form of the first setup keeps a field of the requisites. */
export function setupDetailsPath(field: string): string {
  if (/^accounts\.\d+\.kbe$/.test(field)) return 'kbe'
  return field.startsWith('signers') ? 'head' : field
}

const needed = ['bin', 'kbe', 'name_ru', 'name_kz', 'address_ru', 'head'] as const

/** What is wrong with them, by form field. */
export function validateSetupDetails(first: SetupDetails): Record<string, PressDetailsProblem> {
  const { bin, kbe, name_ru, name_kz, address_ru, accounts } = first
  const problems: Record<string, PressDetailsProblem> = {}
  for (const field of needed) if (!first[field].trim()) problems[field] = 'required'
  if (bin && !isValidBinIin(bin)) problems['bin'] = 'binIin'
  if (kbe && !isValidKbe(kbe)) problems['kbe'] = 'kbe'
  const rest = validatePressDetails({
    ...emptyPressDetails,
    name_ru,
    name_kz,
    address_ru,
    accounts: accounts.map((one) => ({ ...noAccount, ...one, kbe })),
  })
  for (const [field, problem] of Object.entries(rest)) {
    const [, place, part] = /^accounts\.(\d+)\.(account|bank|bic)$/.exec(field) ?? []
    // Which bank it is shows once the number is complete.
    if (part === 'account' || (part && accounts[Number(place)]?.account)) problems[field] = problem
  }
  return problems
}

/** What a BIN or an IIN says of its owner: an organization or a person, and the month of registration (`yyyy-mm`) of an organization. */
export interface NumberInput {
  owner: 'legal' | 'foreign' | 'joint' | 'person'
  month?: string
}
const owners: Partial<Record<string, NumberInput['owner']>> = { 4: 'legal', 5: 'foreign', 6: 'joint' }

/** Organizations have been registered since Kazakhstan became independent, in 1991. */
const firstYear = 91

/** What a valid number says; undefined for another text. */
export function numberFacts(number: string): NumberInput | undefined {
  if (!isValidBinIin(number)) return undefined
  const owner = owners[number.charAt(4)]
  if (!owner || !isBin(number)) return { owner: 'person' }
  const year = Number(number.slice(0, 2))
  return { owner, month: `${year < firstYear ? 20 : 19}${number.slice(0, 2)}-${number.slice(2, 4)}` }
}
