import { limits } from '../constants.ts'

export type PasswordProblem = 'required' | 'tooShort' | 'tooLong' | 'noCapital' | 'tooCommon'

/** Whether a password has the minimum length (spec §5). */
export const isLongEnough = (password: string): boolean => Array.from(password).length >= limits.passwordMin

/**
 * Returns why a new password is refused, or null. It needs 8 characters with a capital letter (spec §5) and must not be common. The
 * caller passes the list of common passwords in lower case. Without the list, only the characters are checked.
 */
export function getPasswordProblem(
  password: string,
  commonPasswords: ReadonlySet<string> = new Set(),
): PasswordProblem | null {
  if (!password) return 'required'
  if (!isLongEnough(password)) return 'tooShort'
  if (password.length > limits.passwordMax) return 'tooLong'
  if (!/\p{Lu}/u.test(password)) return 'noCapital'
  if (isCommon(password, commonPasswords)) return 'tooCommon'
  return null
}

/** The minimum number of different characters, ignoring case. `Аа1!аа1!`, for example, has three. */
const minDistinctCharacters = 5

/** Whether a password is common or uses too few different characters. Ignores case and endings such as `123` or `-2026!`. */
function isCommon(password: string, commonPasswords: ReadonlySet<string>): boolean {
  let word = password.normalize('NFC').toLowerCase()
  if (new Set(word).size < minDistinctCharacters) return true
  while (!commonPasswords.has(word)) {
    if (!/[^\p{L}]$/u.test(word)) return false
    word = word.replace(/[^\p{L}]$/u, '')
  }
  return true
}
