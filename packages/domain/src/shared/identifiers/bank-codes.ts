/** Purpose-of-payment codes (KNP) that are offered first: printing and other services. */
export const commonKnpCodes = ['710', '859'] as const

/** Whether a string is a KBE, the code of a payment's recipient: residency 1 or 2, then the sector of the economy 1 to 9. */
export const isValidKbe = (value: string): boolean => /^[12][1-9]$/.test(value)

/** Whether a string is a KNP, the code of a payment's purpose: three digits. */
export const isValidKnp = (value: string): boolean => /^\d{3}$/.test(value)

/** Whether a string is the BIC of a bank (ISO 9362): 8 or 11 characters. */
export const isValidBic = (value: string): boolean => /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(value)

/** Whether a string is a bank card number without spaces: 16 digits, the last of which is a check digit (Luhn, ISO/IEC 7812-1). */
export function isValidCardNumber(value: string): boolean {
  if (!/^\d{16}$/.test(value)) return false
  const sum = Array.from(value, Number)
    .map((digit, index) => (index % 2 === 0 ? digit * 2 : digit))
    .reduce((total, digit) => total + (digit > 9 ? digit - 9 : digit), 0)
  return sum % 10 === 0
}
