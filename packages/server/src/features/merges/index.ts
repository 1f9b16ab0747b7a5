import { feature } from '../../app/feature.ts'
import { handlers } from './routes.ts'

export const merges = feature({ handlers })
