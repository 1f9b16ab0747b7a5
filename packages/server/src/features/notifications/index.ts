import { feature } from '../../app/feature.ts'
import { dailyLetterJob } from './daily-digest.ts'
import { enqueueDailyDigests } from './enqueue-digests.ts'
import { handlers } from './routes.ts'

export const notifications = feature({ handlers, jobs: [dailyLetterJob], chores: [enqueueDailyDigests] })
