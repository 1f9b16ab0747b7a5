import { feature } from '../../app/feature.ts'
import { royaltyLetterJob } from './deliver.ts'
import { readers } from './readers.ts'
import { handlers } from './routes.ts'

export const realisation = feature({ handlers, jobs: [royaltyLetterJob], readers })
