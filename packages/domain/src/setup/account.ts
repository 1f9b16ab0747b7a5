import { isEmail } from '../people/email.ts'

export interface FirstAccount {
  name: string
  email: string
}

/** What is wrong with the first account of a press, by form field. Its password is checked where common passwords are known. */
export function validateFirstAccount({
  name,
  email,
}: FirstAccount): Partial<Record<keyof FirstAccount, 'required' | 'email'>> {
  return {
    ...(!name.trim() && { name: 'required' as const }),
    ...(!email.trim() ? { email: 'required' as const } : !isEmail(email.trim()) && { email: 'email' as const }),
  }
}
