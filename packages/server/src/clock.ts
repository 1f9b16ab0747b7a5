import { addDays } from '@press/domain'
import { dayOf } from '@press/i18n/node'

export { addDays, dayOf }
export const today = (): string => dayOf(new Date())
