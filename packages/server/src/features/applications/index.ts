import { feature } from '../../app/feature.ts'
import { readers } from './readers.ts'
import { handlers } from './routes.ts'

export const applications = feature({ handlers, readers })
