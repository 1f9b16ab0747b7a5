import { feature } from '../../app/feature.ts'
import { handlers } from './routes.ts'
import { tellOfShortages } from './shortages.ts'

export const paper = feature({ handlers, chores: [tellOfShortages] })
