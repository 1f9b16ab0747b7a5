import { feature } from '../../app/feature.ts'
import { offerLetterJob } from './documents/deliver-letter.ts'
import { readers } from './readers.ts'
import { handlers } from './routes.ts'

export const offers = feature({ handlers, jobs: [offerLetterJob], readers })
