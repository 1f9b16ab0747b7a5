import { defineFeature } from '../../app/feature.ts'
import { handlers } from './routes.ts'

export const session = defineFeature({ handlers })
