import { feature } from '../../app/feature.ts'
import { emailLetterJob, invitationLetterJob } from './jobs.ts'
import { readers } from './readers.ts'
import { handlers } from './routes.ts'

export const users = feature({ handlers, jobs: [emailLetterJob, invitationLetterJob], readers })
