import { defineFeature } from '../../app/feature.ts'
import { readers } from './readers.ts'

export const publications = defineFeature({ readers })
