import { getGrantedScope } from '@press/domain'
import type { Person } from '../../auth/person.ts'

export const canAnswerSupport = ({ role }: Pick<Person, 'role'>): boolean =>
  getGrantedScope(role, 'support', 'answer') === 'all'
