import { electronicFormatIBAN, friendlyFormatIBAN, isValidIBAN } from 'ibantools'

/** Characters of an IBAN of Kazakhstan: KZ, two check digits, three digits of the bank, thirteen of the account. */
export const kazakhIbanLength = 20

/** An IBAN as it is stored: capitals and digits, no spaces. */
export const normalizeIban = (value: string): string => electronicFormatIBAN(value) ?? ''

/** An IBAN in groups of four, as people read it. */
export const formatIban = (value: string): string => friendlyFormatIBAN(normalizeIban(value)) ?? ''

/** Whether a string is an IBAN of any country; spaces do not matter. */
export const isValidIban = (value: string): boolean => isValidIBAN(normalizeIban(value))

export type IbanProblem = 'country' | 'letters' | 'short' | 'wrong'

/** What is wrong with an account in Kazakhstan, or null. */
export function ibanProblem(value: string): IbanProblem | null {
  const iban = normalizeIban(value)
  if (/[^A-Z\d]/.test(iban)) return 'letters'
  if (!iban.startsWith('KZ')) return 'country'
  if (iban.length < kazakhIbanLength) return 'short'
  return isValidIBAN(iban) ? null : 'wrong'
}
