import { defineFeature } from '../../app/feature.ts'
import { enqueueDailyDigests } from './enqueue-digests.ts'
import { handlers } from './routes.ts'

export const notifications = defineFeature({ handlers, chores: [enqueueDailyDigests] })
