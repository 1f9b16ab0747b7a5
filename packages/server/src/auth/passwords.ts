import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { isLongEnough, limits, getPasswordProblem } from '@press/domain'
import pLimit from 'p-limit'
import { PressError, type FieldProblem } from '../errors.ts'
import { commonPasswords } from './common-passwords.ts'

/**
 * Limits how many passwords are hashed at the same time. Hashing occupies a processor for tens of milliseconds, so half of the
 * processors are left to people who are signed in. The queue is so short that the last person in it gets an answer before the
 * browser's timeout.
 */
const limitHashing = pLimit(Math.max(1, Math.floor(availableParallelism() / 2)))
export const maxQueuedHashes = 100
/** The number of seconds after which a person may retry when the queue is full. */
const queueRetrySeconds = 10

async function runInHashQueue<Answer>(task: () => Promise<Answer>): Promise<Answer> {
  if (limitHashing.pendingCount >= maxQueuedHashes)
    throw new PressError('unavailable', { message: 'manySignIns', retryAfter: queueRetrySeconds })
  return limitHashing(task)
}

/**
 * Hashes a password with argon2id and the library's parameters: 19 MiB, two passes (OWASP's minimum). Waits in the same queue as
 * `passwordMatches`. Throws `unavailable` when the queue is full.
 */
export const hashPassword = (password: string): Promise<string> => runInHashQueue(() => hash(password))

/** The hash for the comparison when there is no stored hash, so that an unknown address takes as long as a known address. */
const placeholderHash = hashPassword('nobody has this password')

/** Whether a password is correct. Always takes the time of a comparison. */
export async function passwordMatches(storedHash: string | null | undefined, password: string): Promise<boolean> {
  const comparedHash = storedHash ?? (await placeholderHash)
  const matches = await runInHashQueue(() => verify(comparedHash, password))
  return storedHash != null && matches
}

/**
 * Returns the problem of a password that is shorter than any valid password (spec §5). The caller refuses such a password without
 * comparing hashes.
 */
export const getShortPasswordProblem = (password: string): FieldProblem | null =>
  isLongEnough(password) ? null : { problem: 'shorterThan', params: { min: limits.passwordMin } }

/** Returns why a new password is refused, as a problem of its form field. */
export function getNewPasswordProblem(password: string): FieldProblem | null {
  const problem = getPasswordProblem(password, commonPasswords)
  if (problem === 'tooShort') return { problem: 'shorterThan', params: { min: limits.passwordMin } }
  if (problem === 'tooLong') return { problem: 'longerThan', params: { max: limits.passwordMax } }
  return problem
}
