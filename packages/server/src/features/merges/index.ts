import { defineFeature } from '../../app/feature.ts'
import { handlers } from './routes.ts'

export const merges = defineFeature({ handlers })
