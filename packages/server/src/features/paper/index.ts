import { defineFeature } from '../../app/feature.ts'
import { handlers } from './routes.ts'
import { recordShortages } from './shortages.ts'

export const paper = defineFeature({ handlers, chores: [recordShortages] })
