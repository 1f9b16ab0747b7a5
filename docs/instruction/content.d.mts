import type { RoleKey } from '@press/domain'

type Text = [title: string, text: string]
interface Task {
  role: RoleKey
  path: string
  made: string[]
  ru: Text
  kz: Text
  en: Text
}
interface Instruction {
  title: Record<'ru' | 'kz' | 'en', string>
  tasks: Task[]
}
/** The instruction of each portal. */
export const instruction: Record<'author' | 'partner' | 'staff', Instruction>
