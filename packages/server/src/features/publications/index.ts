import { feature } from '../../app/feature.ts'
import { publishJob } from '../shared/publications/publish.ts'
import { readers } from './readers.ts'

export const publications = feature({ jobs: [publishJob], readers })
