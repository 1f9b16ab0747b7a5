import { isValidBic, isValidKbe } from '../identifiers/bank-codes.ts'
import { isValidBinIin } from '../identifiers/bin-iin.ts'
import { isEmail } from '../people/email.ts'

/** What papers say of an organisation (spec §3), beside the name in the order that a form asks for it. */
export const organizationDetailFields = [
  'name',
  'IIN',
  'phone',
  'email',
  'address',
  'account',
  'BIK',
  'bank',
  'kbe',
] as const
export type OrganizationDetailField = (typeof organizationDetailFields)[number]
/** `IIN` is a BIN or an IIN; what is not known is empty. */
export type OrganizationDetails = Record<OrganizationDetailField, string>

export type BankDetailsProblem = 'required' | 'email' | 'binIin' | 'bic' | 'kbe'

const checks: readonly (readonly [OrganizationDetailField, (value: string) => boolean, BankDetailsProblem])[] = [
  ['IIN', isValidBinIin, 'binIin'],
  ['email', isEmail, 'email'],
  ['BIK', isValidBic, 'bic'],
  ['kbe', isValidKbe, 'kbe'],
]

/** What is wrong with an organisation's requisites, field by field. The account and the phone are checked where they are typed. */
export function validateOrganizationDetails(
  requisites: OrganizationDetails,
): Partial<Record<OrganizationDetailField, BankDetailsProblem>> {
  const problems: Partial<Record<OrganizationDetailField, BankDetailsProblem>> = {}
  if (!requisites.name.trim()) problems.name = 'required'
  for (const [field, isRight, problem] of checks) {
    const value = requisites[field].trim()
    if (value && !isRight(value)) problems[field] = problem
  }
  return problems
}

/** Who it is stands in its contracts and bills: once known, the BIN is not its own to change. */
export const canChangeBin = (known: string | null, ofPress: boolean): boolean => ofPress || !known
