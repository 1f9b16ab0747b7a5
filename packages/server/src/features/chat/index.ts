import { feature } from '../../app/feature.ts'
import { readers } from './readers.ts'
import { handlers } from './routes.ts'
import { unreadMessageJob } from './unread.ts'

export const chat = feature({ handlers, jobs: [unreadMessageJob], readers })
