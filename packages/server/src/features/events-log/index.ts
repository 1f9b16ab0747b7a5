import { feature } from '../../app/feature.ts'
import { sealEvents } from '../../events/seals.ts'
import { checkDaily } from './check.ts'
import { handlers } from './routes.ts'

// The check runs first, so what is sealed today is checked tomorrow.
export const eventsLog = feature({ handlers, chores: [checkDaily, sealEvents] })
