import { feature } from '../../app/feature.ts'
import { emailLetterJob } from './jobs.ts'
import { invitationLetterJob } from '../shared/users/invite.ts'
import { readers } from './readers.ts'
import { handlers } from './routes.ts'

export const users = feature({ handlers, jobs: [emailLetterJob, invitationLetterJob], readers })
