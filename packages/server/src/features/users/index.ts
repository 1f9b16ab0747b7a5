import { defineFeature } from '../../app/feature.ts'
import { readers } from './readers.ts'
import { handlers } from './routes.ts'

export const users = defineFeature({ handlers, readers })
