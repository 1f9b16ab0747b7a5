import { feature } from '../../app/feature.ts'
import { readers } from './readers.ts'
import { handlers } from './routes.ts'
import { testLetterJob } from './test-letters.ts'

export const settings = feature({ handlers, jobs: [testLetterJob], readers })
