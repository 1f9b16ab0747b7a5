import { feature } from '../../app/feature.ts'
import { dailyLetterJob } from './daily.ts'
import { askForDaily } from './morning.ts'
import { handlers } from './routes.ts'

export const notifications = feature({ handlers, jobs: [dailyLetterJob], chores: [askForDaily] })
