import { defineFeature } from '../../app/feature.ts'
import { deleteExpiredData } from './outlived.ts'
import { handlers } from './routes.ts'

export const removal = defineFeature({ handlers, chores: [deleteExpiredData] })
