import { feature } from '../../app/feature.ts'
import { removalJob } from './carry-out.ts'
import { deleteExpiredData } from './outlived.ts'
import { handlers } from './routes.ts'

export const removal = feature({ handlers, jobs: [removalJob], chores: [deleteExpiredData] })
