import { feature } from '../../app/feature.ts'
import { readers } from './readers.ts'

export const publications = feature({ readers })
