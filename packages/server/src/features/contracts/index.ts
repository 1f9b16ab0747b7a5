import { feature } from '../../app/feature.ts'
import { codeLetterJob } from './signing-code.ts'
import { contractLetterJob } from './deliver-letter.ts'
import { readers } from './readers.ts'
import { remindOfContracts } from './reminders.ts'
import { handlers } from './routes.ts'

export const contracts = feature({
  handlers,
  jobs: [codeLetterJob, contractLetterJob],
  chores: [remindOfContracts],
  readers,
})
