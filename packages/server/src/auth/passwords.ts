import { hash, verify } from '@node-rs/argon2'
import { isLongEnough, limits, passwordProblem } from '@press/domain'
import type { FieldProblem } from '../errors.ts'
import { commonPasswords } from './commonPasswords.ts'

/** argon2id with the library's parameters: 19 MiB, two passes (OWASP's minimum). */
export const hashPassword = (password: string): Promise<string> => hash(password)

/** Compared against when there is nothing to compare with, so that an unknown address takes as long as a known one. */
const nobodysHash = hashPassword('nobody has this password')

/** Whether a password is the one; always takes the time of a comparison. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobodysHash), password)
  return stored != null && matches
}

/** Why something cannot be anybody's password, told before it is compared with one (spec §5). */
export const shortPassword = (password: string): FieldProblem | null =>
  isLongEnough(password) ? null : { problem: 'shorterThan', params: { min: limits.passwordMin } }

/** Why a new password is refused, as an error of its field. */
export function newPasswordProblem(password: string): FieldProblem | null {
  const problem = passwordProblem(password, commonPasswords)
  if (problem === 'tooShort') return { problem: 'shorterThan', params: { min: limits.passwordMin } }
  if (problem === 'tooLong') return { problem: 'longerThan', params: { max: limits.passwordMax } }
  return problem
}
