import { defineFeature } from '../../app/feature.ts'
import { readers } from './readers.ts'
import { remindOfContracts } from './reminders.ts'
import { handlers } from './routes.ts'

export const contracts = defineFeature({
  handlers,
  chores: [remindOfContracts],
  readers,
})
