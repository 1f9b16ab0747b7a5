import { electronicFormatIBAN, friendlyFormatIBAN, isValidIBAN } from 'ibantools'

/** The length of an IBAN of Kazakhstan: KZ, two check digits, three digits of the bank, and thirteen of the account. */
export const kazakhIbanLength = 20

/** Converts an IBAN to its stored form: capitals and digits, no spaces. */
export const normalizeIban = (value: string): string => electronicFormatIBAN(value) ?? ''

/** Formats an IBAN in groups of four for display. */
export const formatIban = (value: string): string => friendlyFormatIBAN(normalizeIban(value)) ?? ''

/** Whether a string is an IBAN of any country. Spaces are ignored. */
export const isValidIban = (value: string): boolean => isValidIBAN(normalizeIban(value))

export type IbanProblem = 'country' | 'letters' | 'short' | 'wrong'

/** Returns what is wrong with an account number in Kazakhstan, or null. */
export function getIbanProblem(value: string): IbanProblem | null {
  const iban = normalizeIban(value)
  if (/[^A-Z\d]/.test(iban)) return 'letters'
  if (!iban.startsWith('KZ')) return 'country'
  if (iban.length < kazakhIbanLength) return 'short'
  return isValidIBAN(iban) ? null : 'wrong'
}
