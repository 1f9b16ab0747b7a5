import { feature } from '../../app/feature.ts'
import { reminderJob } from './reminders.ts'
import { handlers } from './routes.ts'

export const calendar = feature({ handlers, jobs: [reminderJob] })
