import { feature } from '../../app/feature.ts'
import { registrationLetterJob, resetLetterJob } from './jobs.ts'
import { handlers } from './routes.ts'

export const session = feature({ handlers, jobs: [registrationLetterJob, resetLetterJob] })
