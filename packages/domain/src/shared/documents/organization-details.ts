import { isValidBic, isValidKbe } from '../identifiers/bank-codes.ts'
import { isValidBinIin } from '../identifiers/bin-iin.ts'
import { isEmail } from '../people/email.ts'

/** The details of an organisation in documents (spec §3), in the order of its form. */
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
/** The details of an organisation. `IIN` is a BIN or an IIN. Unknown values are empty. */
export type OrganizationDetails = Record<OrganizationDetailField, string>

export type BankDetailsProblem = 'required' | 'email' | 'binIin' | 'bic' | 'kbe'

const checks: readonly (readonly [OrganizationDetailField, (value: string) => boolean, BankDetailsProblem])[] = [
  ['IIN', isValidBinIin, 'binIin'],
  ['email', isEmail, 'email'],
  ['BIK', isValidBic, 'bic'],
  ['kbe', isValidKbe, 'kbe'],
]

/** Returns the problems of an organization's details by field. The input fields themselves check the bank account and the phone. */
export function validateOrganizationDetails(
  details: OrganizationDetails,
): Partial<Record<OrganizationDetailField, BankDetailsProblem>> {
  const problems: Partial<Record<OrganizationDetailField, BankDetailsProblem>> = {}
  if (!details.name.trim()) problems.name = 'required'
  for (const [field, isValid, problem] of checks) {
    const value = details[field].trim()
    if (value && !isValid(value)) problems[field] = problem
  }
  return problems
}

/**
 * Whether an organisation's BIN may be changed. Contracts and invoices identify the organisation by its BIN. Once the BIN is known,
 * only the press may change it.
 */
export const canChangeBin = (currentBin: string | null, isPress: boolean): boolean => isPress || !currentBin
