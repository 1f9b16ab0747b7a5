import { limits } from '../constants.ts'

/** Passwords everybody tries first; compared in lower case. */
const common = new Set([
  'password',
  'password1',
  'password123',
  'passw0rd',
  'qwerty123',
  'qwertyuiop',
  '12345678',
  '123456789',
  '1234567890',
  'iloveyou',
  'admin123',
  'letmein1',
  'welcome1',
  'abc12345',
  'qwerty12',
  'kazakhstan',
  'almaty123',
  'astana123',
])

export type PasswordProblem = 'required' | 'tooShort' | 'tooLong' | 'noCapital' | 'tooCommon'

/** Why a new password is refused, or null: 8 characters with a capital letter (spec §5), none of the common ones. */
export function passwordProblem(password: string): PasswordProblem | null {
  if (!password) return 'required'
  if (Array.from(password).length < limits.passwordMin) return 'tooShort'
  if (password.length > limits.passwordMax) return 'tooLong'
  if (!/\p{Lu}/u.test(password)) return 'noCapital'
  if (common.has(password.toLowerCase())) return 'tooCommon'
  return null
}
