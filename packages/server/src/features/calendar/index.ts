import { feature } from '../../app/feature.ts'
import { handlers } from './routes.ts'

export const calendar = feature({ handlers })
