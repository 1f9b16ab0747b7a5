// The `min` metadata of this library contains the numbering plan of every country but not the mobile ranges. That is enough to
// detect typos.
import parsePhoneNumber, { AsYouType, validatePhoneNumberLength, type CountryCode } from 'libphonenumber-js/min'

const homeCountry = 'KZ' satisfies CountryCode

const parseValidPhone = (value: string) => {
  const phone = parsePhoneNumber(value, homeCountry)
  return phone?.isValid() ? phone : undefined
}

/**
 * Converts a typed number to its stored form, `+77011234567`; null when it is not a valid number. Without a country code the number
 * is from Kazakhstan.
 */
export const parsePhone = (value: string): string | null => parseValidPhone(value)?.number ?? null

/** Formats a number for display: `+7 701 123 4567`. Returns an invalid number unchanged. */
export const formatPhone = (value: string): string => parseValidPhone(value)?.formatInternational() ?? value

/** Adds spaces to a number while it is being typed. Never adds or removes digits. */
export const formatPartialPhone = (value: string): string => new AsYouType(homeCountry).input(value)

export type PhoneProblem = 'country' | 'short' | 'long' | 'wrong'

/** Returns what is wrong with a phone number, or null. */
export function getPhoneProblem(value: string): PhoneProblem | null {
  switch (validatePhoneNumberLength(value, homeCountry)) {
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
