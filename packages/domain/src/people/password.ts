import { limits } from '../constants.ts'

export type PasswordProblem = 'required' | 'tooShort' | 'tooLong' | 'noCapital' | 'tooCommon'

/** Whether a password has the characters that every one has (spec §5). */
export const isLongEnough = (password: string): boolean => Array.from(password).length >= limits.passwordMin

/**
 * Why a new password is refused, or null: 8 characters with a capital letter (spec §5), none of the common ones. Those are given by
 * who keeps a list of them, in lower case; without it a password is judged by its letters alone.
 */
export function passwordProblem(password: string, common: ReadonlySet<string> = new Set()): PasswordProblem | null {
  if (!password) return 'required'
  if (!isLongEnough(password)) return 'tooShort'
  if (password.length > limits.passwordMax) return 'tooLong'
  if (!/\p{Lu}/u.test(password)) return 'noCapital'
  if (isCommon(password, common)) return 'tooCommon'
  return null
}

/** The least number of different characters, ignoring case: `Аа1!аа1!` has three. */
const leastVaried = 5

/** Whether a password is a common one, in whatever case, also with an ending such as `123` or `-2026!`, or one of few characters. */
function isCommon(password: string, common: ReadonlySet<string>): boolean {
  let word = password.normalize('NFC').toLowerCase()
  if (new Set(word).size < leastVaried) return true
  while (!common.has(word)) {
    if (!/[^\p{L}]$/u.test(word)) return false
    word = word.replace(/[^\p{L}]$/u, '')
  }
  return true
}
