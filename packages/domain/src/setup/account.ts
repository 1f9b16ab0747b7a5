import { isEmail } from '../shared/people/email.ts'

export interface FirstAccount {
  name: string
  email: string
}

/**
 * Returns the problems of a press's first account by form field. The server checks the password separately, with its list of common
 * passwords.
 */
export function validateFirstAccount({
  name,
  email,
}: FirstAccount): Partial<Record<keyof FirstAccount, 'required' | 'email'>> {
  return {
    ...(!name.trim() && { name: 'required' as const }),
    ...(!email.trim() ? { email: 'required' as const } : !isEmail(email.trim()) && { email: 'email' as const }),
  }
}
