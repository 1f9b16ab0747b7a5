import { defineFeature } from '../../app/feature.ts'
import { sealEvents } from '../../events/seals.ts'
import { checkDaily } from './check.ts'
import { handlers } from './routes.ts'

// The check runs before the sealing, so it checks only seals of earlier runs.
export const eventsLog = defineFeature({ handlers, chores: [checkDaily, sealEvents] })
