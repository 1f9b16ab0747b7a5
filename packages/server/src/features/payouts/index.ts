import { defineFeature } from '../../app/feature.ts'
import { handlers } from './routes.ts'

export const payouts = defineFeature({ handlers })
