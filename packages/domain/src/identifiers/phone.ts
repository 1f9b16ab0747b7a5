// `min` knows the numbering plan of every country but not which ranges are mobile: enough to tell a number from a typo.
import parsePhoneNumber, { AsYouType, validatePhoneNumberLength, type CountryCode } from 'libphonenumber-js/min'

const home = 'KZ' satisfies CountryCode

const valid = (value: string) => {
  const phone = parsePhoneNumber(value, home)
  return phone?.isValid() ? phone : undefined
}

/** A number people typed, as it is stored: `+77011234567`; null when no such number can be. Without a code it is Kazakhstan's. */
export const parsePhone = (value: string): string | null => valid(value)?.number ?? null

/** A number as people read it: `+7 701 123 4567`; what is none is left as it is. */
export const formatPhone = (value: string): string => valid(value)?.formatInternational() ?? value

/** As much of a number as has been typed, with its spaces. No digit is added or taken away. */
export const formatPartialPhone = (value: string): string => new AsYouType(home).input(value)

export type PhoneProblem = 'country' | 'short' | 'long' | 'wrong'

/** What is wrong with a phone number, or null. */
export function phoneProblem(value: string): PhoneProblem | null {
  switch (validatePhoneNumberLength(value, home)) {
    case 'INVALID_COUNTRY':
      return 'country'
    case 'TOO_SHORT':
      return 'short'
    case 'TOO_LONG':
      return 'long'
    default:
      return parsePhone(value) ? null : 'wrong'
  }
}
